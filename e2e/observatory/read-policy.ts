/**
 * Parses a content security policy.
 * @throws where a directive occurs twice: browsers use only the first
 */
export function readPolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name.toLowerCase())) throw new Error(`${name} stands twice in the policy`);
    directives.set(name.toLowerCase(), sources);
  }
  return directives;
}
