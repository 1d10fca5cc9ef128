import { type ReactNode, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import { fetchScript, type PageModules, runScript } from '../features/hydration/start-script.ts';

/**
 * Both take the place of React Router's `<Scripts>`, which fetches and runs every module before the first paint: the same
 * modules in the same order, but fetched and run by scripts of our own (`features/hydration/start-script.ts`). While
 * developing, where Vite adds scripts of its own, it is React Router's.
 */

type Context = NonNullable<React.ContextType<typeof FrameworkContext>>;

/** For the head. */
export function RouterPreloads(): ReactNode {
  const modules = usePageModules();
  return import.meta.env.DEV ? null : <InlineScript text={import.meta.env.SSR && modules && fetchScript(modules)} />;
}

/** For the end of the body. */
export function RouterScripts(): ReactNode {
  const context = useContext(FrameworkContext);
  const modules = usePageModules();
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <InlineScript text={import.meta.env.SSR && stateScript(context)} />
      <InlineScript type="module" text={import.meta.env.SSR && modules && runScript(modules)} />
    </>
  );
}

/** The browser keeps the script of the server, and never renders it again. */
function InlineScript({ type, text }: { type?: 'module'; text: string | false | null }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React Router escapes its state; the rest are names of built files
  return <script type={type} dangerouslySetInnerHTML={{ __html: text || '' }} suppressHydrationWarning />;
}

function usePageModules(): PageModules | null {
  const context = useContext(FrameworkContext);
  const matches = useMatches();
  return import.meta.env.SSR && context ? modulesOf(context, matches) : null;
}

function modulesOf({ manifest }: Context, matches: { id: string }[]): PageModules {
  const routes = matches.map(({ id }) => {
    const files = manifest.routes[id];
    if (!files) throw new Error(`React Router's manifest has no route "${id}".`);
    const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, imports = [] } = files;
    // In the order in which React Router spreads them.
    const modules = [clientActionModule, clientLoaderModule, clientMiddlewareModule, module];
    return { id, modules: modules.filter((file) => file !== undefined), imports };
  });
  return { manifest: manifest.url, entry: manifest.entry, routes };
}

function stateScript(context: Context | undefined): string {
  if (!context?.serverHandoffString) throw new Error('React Router hands no state to the browser.');
  // What follows in the stream, the data of the routes, is written only where this says so.
  if (context.renderMeta) context.renderMeta.didRenderScripts = true;
  return `window.__reactRouterContext=${context.serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`;
}
