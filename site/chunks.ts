import type { Plugin, Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** What every page loads, whatever it shows. */
const everywhere = /\/app\/(entry\.client|root|pages\/frame\/route)\.tsx(\?|$)/;
const route = /\/app\/pages\/([^/]+)\/route[^/]*\.tsx(\?|$)/;
const page = /\/app\/pages\/([^/]+)\/[^/]+-page\.tsx$/;

/** Where a module is imported from without a page being loaded: the frame of the site, and routes. */
function startsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  if (!page.test(id)) for (const importer of graph.getModuleInfo(id)?.importers ?? []) startsOf(importer, graph, seen);
  return seen;
}

/** Whether a module is needed on a first page of a visit, before any page is rendered in the browser. */
function isForEveryPage(id: string, graph: Graph): boolean {
  const starts = [...startsOf(id, graph)];
  const routes = new Set(starts.map((start) => route.exec(start)?.[1]).filter(Boolean));
  return starts.some((start) => everywhere.test(start)) || routes.size > 2;
}

/** Whether a module is needed by a page that is hydrated, beside others: such a page is loaded with its route. */
function isForHydratedPage(id: string, graph: Graph): boolean {
  const isHydrated = (start: string) =>
    page.test(start) && (graph.getModuleInfo(start)?.importers ?? []).some((importer) => route.test(importer));
  const pages = [...startsOf(id, graph)].filter((start) => page.test(start));
  return pages.length > 1 && pages.some(isHydrated);
}

/**
 * Few chunks compress better than many: one for the framework, which changes rarely, one for what every page needs, and two for
 * what pages are rendered with, of which the smaller serves those that are hydrated (`docs/decisions/020`). Pages keep a chunk of
 * their own.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules/, priority: 4 },
  {
    name: (id, graph) => (isForEveryPage(id, graph) ? 'shared' : null),
    debugName: 'shared',
    // Not what starts the application: it is run last.
    test: /site\/(themes|app\/(?!entry\.|pages\/(?!frame|[^/]+$)))|\/contract\/(routes\/)?[a-z-]+\.ts$/,
    priority: 3,
  },
  {
    name: (id, graph) => (isForHydratedPage(id, graph) ? 'ui' : null),
    debugName: 'ui',
    test: /site\/app\/(ui|labels|data|features)\//,
    priority: 2,
  },
  {
    name: (id, graph) => ([...startsOf(id, graph)].some((start) => route.test(start)) ? null : 'views'),
    debugName: 'views',
    test: /site\/app\/(ui|labels|data(?!\/lazy)|features\/blocks)\//,
    priority: 1,
  },
];

/** What is fetched beside a module that is imported later: not what every page has already. */
export function filesBeside(_: string, files: string[]): string[] {
  return files.filter((file) => !/\/(framework|rolldown-runtime|shared)-/.test(file));
}

/** A route and what it shows without loading it in the browser first: its page; in the frame, the error page and the preview's bar. */
function isShownBy(routeModule: string, module: string): boolean {
  if (everywhere.test(routeModule))
    return /\/features\/(error-page\/error-sheet|preview\/preview-bar)\.tsx$/.test(module);
  const folder = route.exec(routeModule)?.[1];
  return folder !== undefined && page.exec(module)?.[1] === folder;
}

/**
 * Gives a route the style sheets of its page: the page is in the markup that the server renders, while its module is loaded
 * only where a browser renders it.
 */
export function stylesOfPages(): Plugin {
  return {
    name: 'styles-of-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const all = Object.values(bundle).filter((file) => file.type === 'chunk');
      const sheetsOf = (chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] => {
        if (seen.has(chunk.fileName)) return [];
        seen.add(chunk.fileName);
        const imported = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
        return [...imported.flatMap((other) => sheetsOf(other, seen)), ...(chunk.viteMetadata?.importedCss ?? [])];
      };
      const given = new Set<Rolldown.OutputChunk>();
      for (const { facadeModuleId, viteMetadata } of all)
        for (const shown of all)
          if (isShownBy(facadeModuleId ?? '', shown.facadeModuleId ?? '')) {
            for (const sheet of sheetsOf(shown)) viteMetadata?.importedCss.add(sheet);
            given.add(shown);
          }
      // Only once: a module that is loaded later would ask for its styles beside the router, in another mode of credentials.
      for (const chunk of all) if (given.has(chunk) || chunk.name === 'views') chunk.viteMetadata?.importedCss.clear();
    },
  };
}
