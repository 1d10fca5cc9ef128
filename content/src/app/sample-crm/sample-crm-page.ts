import { createHash } from 'node:crypto';
import { type Action, actions, oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { actionLabels } from '../../fields/choices.ts';

/** An action by its name in a URL, or `null`. */
export function actionNamed(name: string): Action | null {
  return oneOf(actions, name) ?? null;
}

const labels = {
  fr: {
    title: 'CRM d’exemple',
    intro:
      'Ici commencerait le formulaire du CRM de l’école. Cette page n’enregistre rien : elle montre ce que le site lui a transmis.',
    action: 'Action demandée',
    parameters: 'Paramètres reçus, dans l’ordre de l’adresse',
    name: 'Paramètre',
    value: 'Valeur',
    empty: '(vide)',
    none: 'Aucun paramètre reçu.',
  },
  en: {
    title: 'Sample CRM',
    intro:
      'The form of the school’s CRM would begin here. This page stores nothing: it shows what the website passed on to it.',
    action: 'Requested action',
    parameters: 'Parameters received, in the order of the address',
    name: 'Parameter',
    value: 'Value',
    empty: '(empty)',
    none: 'No parameter received.',
  },
};

const style = `
:root{color-scheme:light dark;--ink:#1c1b19;--soft:#5e5a54;--line:#d9d4cc;--paper:#fbfaf7;--sheet:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#f3f0ea;--soft:#b4aea5;--line:#3d3a36;--paper:#171614;--sheet:#211f1d}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:clamp(2rem,8vw,5rem) 1.25rem}
.mark{margin:0 0 2rem;color:var(--soft);font-size:.875rem}
h1{margin:0;font-size:clamp(2rem,6vw,3rem);line-height:1.1;letter-spacing:-.02em}
.intro{max-width:34rem;margin:1rem 0 2.5rem;color:var(--soft)}
dl{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:var(--soft)}
dd{margin:0}
code{font:.9375em/1.5 ui-monospace,monospace}
table{width:100%;border-collapse:collapse;background:var(--sheet);border:1px solid var(--line)}
caption{padding:0 0 .75rem;text-align:start;font-weight:600}
th,td{padding:.625rem .875rem;border-top:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead th{color:var(--soft);font-size:.875rem;font-weight:400}
tbody th{font-weight:400;overflow-wrap:break-word}
.empty{color:var(--soft);font-style:italic}
`;

/** The policy of the page: nothing but its own style, whose hash it carries. */
export const sampleCrmPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/**
 * The fake CRM of a local run. It shows the action and every parameter that it received, repeated ones too; in English where
 * `lang=en` is among them.
 */
export function sampleCrmPage(action: Action, parameters: URLSearchParams): string {
  const language = parameters.get('lang') === 'en' ? 'en' : 'fr';
  const say = labels[language];
  const rows = [...parameters].map(([name, value]) => {
    const shown = value === '' ? `<span class="empty">${say.empty}</span>` : `<code>${escaped(value)}</code>`;
    return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${shown}</td></tr>`;
  });
  const head = `<thead><tr><th scope="col">${say.name}</th><th scope="col">${say.value}</th></tr></thead>`;
  const table = `<table><caption>${say.parameters} (${rows.length})</caption>${head}<tbody>${rows.join('')}</tbody></table>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${actionLabels[action][language]} · ${say.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="mark">${say.title}</p>
<h1>${actionLabels[action][language]}</h1>
<p class="intro">${say.intro}</p>
<dl><dt>${say.action}</dt><dd><code>${action}</code></dd></dl>
${rows.length > 0 ? table : `<p>${say.none}</p>`}
</main>
</body>
</html>
`;
}
