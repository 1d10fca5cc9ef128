import { registerHooks } from 'node:module';

/** Preloaded by a process of a test (`NODE_OPTIONS`): prints which packages of OpenTelemetry it loads. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const [, name] = /\/@opentelemetry\/([\w-]+)\//.exec(resolved.url) ?? [];
    if (name) process.stderr.write(`loads OpenTelemetry's ${name}\n`);
    return resolved;
  },
});
