import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** What every page loads, whatever it shows. */
const everywhere = /\/app\/(entry\.client|root|pages\/frame\/route)\.tsx(\?|$)/;
const route = /\/app\/pages\/([^/]+)\/route[^/]*\.tsx(\?|$)/;
const page = /\/app\/pages\/([^/]+)\/[^/]+-page\.tsx$/;
const staticRoute = /\/app\/pages\/static-route\.tsx(\?|$)/;

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

/** Whether a page is hydrated: it is loaded with its route. */
const isHydrated = (module: string, graph: Graph) =>
  page.test(module) && (graph.getModuleInfo(module)?.importers ?? []).some((importer) => route.test(importer));

/** What several pages are rendered with, by whether browsers render one of them. */
function chunkOfPages(id: string, graph: Graph): 'ui' | 'views' | null {
  const starts = [...startsOf(id, graph)];
  if (starts.filter((start) => page.test(start)).length < 2) return null;
  const isOfBrowsers = starts.some(
    (start) => isHydrated(start, graph) || (!page.test(start) && isImportedLater(start, graph)),
  );
  return isOfBrowsers ? 'ui' : 'views';
}

/** Whether a module is the beginning of what is loaded when it is needed. */
const isImportedLater = (id: string, graph: Graph) => (graph.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;

/**
 * Few chunks compress better than many: one for the framework, which changes rarely, one for what every page needs, one for what
 * pages are rendered with where browsers do that too, and the style sheets of what only the server renders
 * (`docs/decisions/020`). Pages keep a chunk of their own.
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
  // Three pages have its buttons: their styles are in no other.
  { name: 'selection-toggle', test: /site\/app\/features\/selection\/[^/]+$/, priority: 3 },
  {
    name: (id, graph) => chunkOfPages(id, graph),
    debugName: 'pages',
    test: /site\/app\/(ui|labels|data(?!\/lazy)|features)\//,
    priority: 2,
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
 * Gives a route the style sheets of its page. Browsers are given static pages as markup: their modules are read for the style
 * sheets that they import, and written into no script.
 */
export function stylesOfPages(): Plugin {
  const emitted = new Set<string>();
  return {
    name: 'styles-of-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      emitted.clear();
    },
    moduleParsed({ id, importedIds }) {
      const folder = route.exec(id)?.[1];
      if (!folder || emitted.has(folder) || !importedIds.some((imported) => staticRoute.test(imported))) return;
      emitted.add(folder);
      const inFolder = path.resolve(import.meta.dirname, 'app/pages', folder);
      for (const file of readdirSync(inFolder).filter((name) => name.endsWith('-page.tsx')))
        this.emitFile({ type: 'chunk', id: path.join(inFolder, file) });
    },
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
      // Every page has those of `shared` and `ui`: the frame is given them with the error page. Those of toggles are in the pages that
      // have them.
      for (const chunk of all)
        if (given.has(chunk) || ['shared', 'ui', 'selection-toggle'].includes(chunk.name))
          chunk.viteMetadata?.importedCss.clear();
      for (const chunk of withoutScripts(all, emitted)) delete bundle[chunk.fileName];
    },
  };
}

/** The chunks that no browser asks for: those of static pages, and what nothing else imports. */
function withoutScripts(all: Rolldown.OutputChunk[], folders: Set<string>): Rolldown.OutputChunk[] {
  const isStaticPage = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    folders.has(page.exec(facadeModuleId ?? '')?.[1] ?? '');
  const needed = new Set<string>();
  const need = (fileName: string) => {
    if (needed.has(fileName)) return;
    needed.add(fileName);
    const chunk = all.find((other) => other.fileName === fileName);
    for (const imported of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) need(imported);
  };
  for (const chunk of all) if (chunk.isEntry && !isStaticPage(chunk)) need(chunk.fileName);
  return all.filter(({ fileName }) => !needed.has(fileName));
}
