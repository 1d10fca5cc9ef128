import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { parse, stringify } from 'yaml';
import { type FileTree, type FileValue, isTree, type Refuse } from './values.ts';

/**
 * A document with a page as Markdown: its fields as front matter, then its page in each language after a line `<!-- fr -->`. Plain
 * Markdown is a text section; any other section is a fenced code block with its name and its fields as YAML.
 */

const yamlOptions = { lineWidth: 0, blockQuote: 'literal', aliasDuplicateObjects: false } as const;
const toYaml = (tree: FileTree): string => stringify(tree, yamlOptions);
const textBlock = 'rich-text';
// Editors add blanks at the end of lines.
const languageLine = /^<!--\s*([a-z]{2})\s*-->\s*$/i;
const fenceLine = /^```([a-z][a-z-]*)\s*$/;
const fenceEnd = /^```\s*$/;
/** A text with such a line would be parsed as the start of another section or language, or be meant as one. */
const ambiguous = /^\s*(```|<!--)/m;

/** @param body the path of the page within the tree */
export function writeMarkdown(tree: FileTree, body: string[]): string {
  const [rest, pages] = takeOut(tree, body);
  const written = locales.flatMap((locale) => {
    const blocks = isTree(pages) ? pages[locale] : undefined;
    return Array.isArray(blocks) ? [`<!-- ${locale} -->`, ...writeBlocks(blocks as FileTree[])] : [];
  });
  return [`---\n${toYaml(rest)}---\n`, ...written.map((part) => `${part}\n`)].join('\n');
}

function writeBlocks(blocks: FileTree[]): string[] {
  let isAfterText = false;
  return blocks.map(({ blockType, ...fields }) => {
    const { text } = fields;
    const isPlain = blockType === textBlock && Object.keys(fields).length === 1 && typeof text === 'string';
    // Two text sections in a row would be read as one.
    isAfterText = isPlain && !isAfterText && text.trim() !== '' && !ambiguous.test(text);
    if (isAfterText) return String(text);
    return `\`\`\`${String(blockType)}\n${Object.keys(fields).length > 0 ? toYaml(fields) : ''}\`\`\``;
  });
}

/**
 * @param refuse called with each syntax error and its line
 * @returns the tree as far as it could be read
 */
export function readMarkdown(text: string, body: string[], refuse: Refuse): FileTree {
  const [, front = '', page = ''] = /^---\n([\s\S]*?)(?:^)---\n?([\s\S]*)$/m.exec(text) ?? [];
  if (!text.startsWith('---\n'))
    refuse('line 1', 'The file does not begin with "---": put its fields between two such lines.');
  const tree = readYaml(front, (line, sentence) => refuse(`line ${line + 1}`, sentence));
  const pages = readPages(page, text.slice(0, text.length - page.length).split('\n').length - 1, refuse);
  return Object.keys(pages).length > 0 ? putIn(tree, body, pages) : tree;
}

function readYaml(text: string, refuse: (line: number, sentence: string) => void): FileTree {
  try {
    const value: unknown = parse(text) ?? {};
    if (isTree(value)) return value;
    refuse(1, 'Here are fields and their values expected, one per line: "name: value".');
  } catch (error) {
    const { linePos, message } = error as { linePos?: { line: number }[]; message: string };
    refuse(linePos?.[0]?.line ?? 1, `This is no YAML: ${message.split('\n')[0]}`);
  }
  return {};
}

function readPages(text: string, before: number, refuse: Refuse): FileTree {
  const pages: FileTree = {};
  let blocks: FileTree[] | null = null;
  let prose: string[] = [];
  const endProse = (line: number) => {
    const content = prose.join('\n').trim();
    prose = [];
    if (content === '') return;
    if (blocks) blocks.push({ blockType: textBlock, text: content });
    else refuse(`line ${line}`, 'This text is of no language: put it behind a line "<!-- fr -->" or "<!-- en -->".');
  };
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const number = before + at + 1;
    const language = languageLine.exec(line)?.[1]?.toLowerCase();
    const blockType = fenceLine.exec(line)?.[1];
    if (language) {
      endProse(number);
      blocks = [];
      if (!locales.includes(language as Locale))
        refuse(`line ${number}`, `"${language}" is no language of the site: use ${locales.join(' or ')}.`);
      else if (pages[language])
        refuse(`line ${number}`, `The page in "${language}" begins twice: keep one of the two lines.`);
      else pages[language] = blocks;
    } else if (blockType) {
      endProse(number);
      const end = lines.findIndex((later, index) => index > at && fenceEnd.test(later));
      if (end < 0) refuse(`line ${number}`, 'This section has no end: close it with a line of three backquotes.');
      const content = lines.slice(at + 1, end < 0 ? lines.length : end).join('\n');
      const fields = readYaml(content, (below, sentence) => refuse(`line ${number + below}`, sentence));
      if (blocks) blocks.push({ blockType, ...fields });
      else
        refuse(
          `line ${number}`,
          'This section is of no language: put it behind a line "<!-- fr -->" or "<!-- en -->".',
        );
      at = end < 0 ? lines.length : end;
    } else if (ambiguous.test(line)) {
      refuse(
        `line ${number}`,
        'Expected here: the start of a section, "```quote", or of a language, "<!-- fr -->", alone in its line.',
      );
    } else prose.push(line);
  }
  endProse(before + lines.length);
  return pages;
}

/** Removes the value at a path of a tree. @returns the tree without it, and the value */
function takeOut(tree: FileTree, [key = '', ...below]: string[]): [FileTree, FileValue | undefined] {
  const { [key]: value, ...rest } = tree;
  if (below.length === 0 || !isTree(value)) return [rest, value];
  const [inner, found] = takeOut(value, below);
  const remaining = Object.entries(tree).map(([name, old]) => [name, name === key ? inner : old]);
  return [Object.fromEntries(remaining.filter(([name]) => name !== key || Object.keys(inner).length > 0)), found];
}

function putIn(tree: FileTree, [key = '', ...below]: string[], value: FileValue): FileTree {
  const inner = tree[key];
  return { ...tree, [key]: below.length === 0 ? value : putIn(isTree(inner) ? inner : {}, below, value) };
}
