import type { Payload } from 'payload';
import { personHeaders, siteHeaders } from '../../e2e/environment/accounts.ts';
import type { Step } from './editing-sequences.ts';
import { openTrial } from './trial.ts';

/** Articles on a running content service, each with its expected state. */

type Texts = { fr?: string | null; en?: string | null };
export interface Content {
  title: Texts;
  slug: Texts;
  image: number | null;
}
interface Version {
  id: number;
  version: Content;
}
interface Image {
  id: number;
  alt: string;
  deletedAt: string | null;
}
interface Opened extends Record<string, unknown> {
  title: string;
  slug: string;
  image: number | null;
}
export interface Article {
  id: number;
  newest: Content;
  published: Content | null;
  isTrashed: boolean;
  versions: Set<number>;
  /** for each editor: the article as loaded into a form, and the newest version at that time */
  forms: ({ opened: Opened; base: Content } | undefined)[];
}

const contentOf = ({ title, slug, image }: Content): Content => ({
  title: { fr: title?.fr ?? null, en: title?.en ?? null },
  slug: { fr: slug?.fr ?? null, en: slug?.en ?? null },
  image: image ?? null,
});

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Logs two editors in. */
export async function openEditors(contentUrl: string) {
  const trial = await openTrial(contentUrl);
  return { contentUrl, trial, admin: await personHeaders(contentUrl, 'admin') };
}
type Editors = Awaited<ReturnType<typeof openEditors>>;

/** Creates three pictures for two editors. */
export async function openDesk({ contentUrl, trial, admin }: Editors, payload: Payload, number: number) {
  // For each sequence: all of them take longer than a session of the site is valid.
  const service = await siteHeaders(contentUrl);
  const { docs } = await payload.find({ collection: 'schools', limit: 1, depth: 0, sort: 'id' });
  const school = docs[0]?.id ?? 0;
  const articles: Article[] = [];
  const images: { id: number; alt: string; isTrashed: boolean }[] = [];
  for (const index of [0, 1, 2]) {
    const alt = `essai-suite-${number}-${index}`;
    const data = { school, filename: `${alt}.png`, mimeType: 'image/png', alt: { fr: alt, en: alt } };
    const { id } = await payload.db.create({ collection: 'media', data, req: {} });
    images.push({ id: Number(id), alt, isTrashed: false });
  }
  let counted = 0;
  const next = () => {
    counted += 1;
    return `${number}-${counted}`;
  };
  const as = (who: 0 | 1, method: string, path: string, body?: unknown) =>
    who === 0 ? trial.edit(method, path, body) : trial.send(method, path, body, admin);
  const read = async <T>(path: string): Promise<T> => JSON.parse((await trial.edit('GET', path)).text) as T;
  const readVersions = async (id: number) =>
    (
      await read<{ docs: Version[] }>(
        `/news/versions?where[parent][equals]=${id}&locale=all&depth=0&sort=updatedAt&limit=60&trash=true`,
      )
    ).docs;
  const readNewest = async (id: number) =>
    contentOf(await read<Content>(`/news/${id}?locale=all&depth=0&draft=true&trash=true`));
  const draft = (id: number, locale = 'fr') => `/news/${id}?locale=${locale}&draft=true&depth=0`;

  async function add(response: Awaited<ReturnType<typeof as>>): Promise<void> {
    const id = response.body.doc?.id;
    if (!id || response.status >= 300) return;
    const newest = await readNewest(id);
    articles.push({ id, newest, published: null, isTrashed: false, versions: new Set(), forms: [] });
  }

  /** Runs a step. @returns the status of the response, where a request was sent */
  async function carryOut({ kind, who, article: chosen, image: picked, version }: Step): Promise<number> {
    const image = images[picked] as (typeof images)[number];
    if (kind === 'deleteImage') {
      const response = await as(who, 'DELETE', `/media/${image.id}`);
      if (response.status === 200) image.isTrashed = true;
      return response.status;
    }
    if (kind === 'create' && articles.length < 3) {
      const slug = `essai-suite-${next()}`;
      const data = { ...trial.article(slug), image: image.isTrashed ? null : image.id, _status: 'draft' };
      const response = await as(who, 'POST', '/news?locale=fr&draft=true&depth=0', data);
      await add(response);
      return response.status;
    }
    const article = articles[chosen % articles.length];
    if (!article) return 200;
    const { id, newest } = article;
    const title = `Titre ${next()}`;
    const path = `/news/${id}?locale=fr&depth=0`;
    switch (kind) {
      case 'create':
      case 'edit': {
        const response = await as(who, 'PATCH', draft(id), { title, image: image.id, _status: 'draft' });
        if (response.status === 200)
          article.newest = { ...newest, title: { ...newest.title, fr: title }, image: image.id };
        return response.status;
      }
      case 'translate': {
        const slug = `essai-suite-en-${next()}`;
        const response = await as(who, 'PATCH', draft(id, 'en'), { title, slug, _status: 'draft' });
        if (response.status === 200) {
          article.newest = { ...newest, title: { ...newest.title, en: title }, slug: { ...newest.slug, en: slug } };
        }
        return response.status;
      }
      case 'copy': {
        // As the panel copies between languages: the published data with its status, in the other language.
        const { slug: _slug, updatedAt: _mark, ...text } = await read<Record<string, unknown>>(path);
        if (!text.id) return 404;
        const response = await as(who, 'PATCH', draft(id, 'en'), text);
        if (response.status === 200) {
          article.newest = {
            ...newest,
            title: { ...newest.title, en: String(text.title) },
            image: text.image as number | null,
          };
        }
        return response.status;
      }
      case 'publish': {
        const response = await as(who, 'PATCH', path, { title, _status: 'published' });
        if (response.status === 200) {
          article.newest = { ...newest, title: { ...newest.title, fr: title } };
          article.published = article.newest;
        }
        return response.status;
      }
      case 'unpublish': {
        const response = await as(who, 'PATCH', path, { _status: 'draft' });
        if (response.status === 200) article.published = null;
        return response.status;
      }
      case 'restore': {
        const versions = await readVersions(id);
        const former = versions[version % Math.max(1, versions.length)];
        if (!former) return 200;
        const response = await as(who, 'POST', `/news/versions/${former.id}`);
        if (response.status === 200) article.newest = contentOf(former.version);
        return response.status;
      }
      case 'duplicate': {
        if (articles.length >= 3) return 200;
        const response = await as(who, 'POST', `/news/${id}/duplicate?locale=fr`, { _status: 'published' });
        await add(response);
        return response.status;
      }
      case 'schedule': {
        const action = version % 2 === 0 ? 'publish' : 'unpublish';
        const plan = { action, day: '2099-01-01', time: '09:00' };
        return (await as(who, 'POST', `/news/${id}/schedule?locale=fr`, plan)).status;
      }
      case 'delete': {
        const response = await as(who, 'DELETE', `/news/${id}`);
        if (response.status === 200) Object.assign(article, { isTrashed: true, published: null });
        return response.status;
      }
      case 'undelete': {
        if (!article.isTrashed) return 200;
        const back = { deletedAt: null, _status: 'published' };
        const response = await as(who, 'PATCH', `${path}&trash=true`, back);
        if (response.status === 200) Object.assign(article, { isTrashed: false });
        return response.status;
      }
      case 'open': {
        const opened = await read<Opened & { id?: number }>(draft(id));
        if (opened.id) article.forms[who] = { opened, base: newest };
        return 200;
      }
      case 'saveOpened': {
        const form = article.forms[who];
        if (!form) return 200;
        const { opened, base } = form;
        const response = await as(who, 'PATCH', draft(id), { ...opened, title, _status: 'draft' });
        if (response.status !== 200) return response.status;
        for (const field of ['title', 'slug'] as const) {
          const mine = field === 'title' ? title : opened.slug;
          const theirs = newest[field].fr;
          if (theirs !== base[field].fr && theirs !== mine) throw new Error(`“${theirs}” was overwritten unseen.`);
        }
        if (newest.image !== base.image && newest.image !== opened.image)
          throw new Error('A picture was overwritten unseen.');
        article.newest = {
          ...{ title: { ...newest.title, fr: title }, slug: { ...newest.slug, fr: opened.slug } },
          image: opened.image ?? null,
        };
        article.forms[who] = undefined;
        return response.status;
      }
      case 'race': {
        const opened = await read<Opened & { id?: number }>(draft(id));
        if (!opened.id) return 404;
        const titles = [`${title} a`, `${title} b`];
        const save = (who: 0 | 1) => as(who, 'PATCH', draft(id), { ...opened, title: titles[who], _status: 'draft' });
        const responses = await Promise.all([save(0), save(1)]);
        const statuses = responses.map(({ status }) => status);
        const kept = statuses.indexOf(200);
        if (kept === -1) return statuses[0] ?? 0;
        if (statuses[1 - kept] !== 409) throw new Error(`Both saves of a race: ${statuses.join(', ')}`);
        article.newest = { ...newest, title: { ...newest.title, fr: titles[kept] } };
        return 200;
      }
    }
  }

  return {
    articles,
    images,
    carryOut,
    readVersions,
    readNewest,
    contentOf,
    /** The published state of an article, or `null`. */
    readPublic: async (id: number): Promise<Content | null> => {
      const response = await trial.send('GET', `/news/${id}?locale=all&depth=0`, undefined, service);
      if (response.status === 404) return null;
      if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
      return contentOf(JSON.parse(response.text) as Content);
    },
    readImages: async () => {
      const ids = images.map(({ id }) => id).join(',');
      return (await read<{ docs: Image[] }>(`/media?where[id][in]=${ids}&locale=fr&depth=0&trash=true`)).docs;
    },
    clear: async () => {
      for (const { id } of articles) await trial.edit('DELETE', `/news/${id}`);
      for (const { id } of images) await trial.edit('DELETE', `/media/${id}`);
    },
  };
}
