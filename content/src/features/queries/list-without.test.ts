import { expect, it } from 'vitest';
import { sampleConfig } from '../../../tests/sample-config.ts';
import { isShownWithout, listWithout } from './list-without.ts';

const without = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://localhost/admin/');
  const names = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return listWithout(sampleConfig, pathname.split('/').slice(2), Object.fromEntries(names));
};

it.each([
  ['where[nofield][equals]=1&limit=10', '?limit=10&leftOut=where'],
  ['where[or][0][and][0][publishDate][equals]=notadate&search=bois', '?search=bois&leftOut=where'],
  ['[page]=x&[where][title][near]=1&search=bois', '?search=bois&leftOut=where%2Cpage'],
  ['where[or][0][and][0][title][near]=1&where[or][1][and][0][title][like]=x', '?leftOut=where'],
  ['where=bois', '?leftOut=where'],
  ['where[__proto__][x]=1&where[title][like]=a', null],
  ['page=99999999999999999999&limit=-1&columns=%5B%22title%22%5D', '?columns=%5B%22title%22%5D&leftOut=page%2Climit'],
  ['page=1&page=2', '?leftOut=page'],
  ['sort=campus.title', '?leftOut=sort'],
  ['sort[x]=1', '?leftOut=sort'],
  ['where[or][0][and][0][title][like]=bois&page=2&limit=25&sort=-title&locale=en', null],
  ['where[or][0][and][0][translation][in][0]=missing&where[or][0][and][0][translation][in][1]=stale', null],
  ['where[or][0][and][0][id][in]=1,2,3&leftOut=page', null],
  ['', null],
])('a list asked for with %s goes to %s', (query, expected) => {
  expect(without(`collections/news?${query}`)).toBe(expected && `/admin/collections/news${expected}`);
});

it.each([
  ['collections/news/trash?page=x', '/admin/collections/news/trash?leftOut=page'],
  ['collections/news/1/versions?page=x', '/admin/collections/news/1/versions?leftOut=page'],
  ['collections/nothing?page=x', null],
  ['account?page=x', null],
  ['?page=x', null],
])('%s goes to %s', (path, expected) => {
  expect(without(path)).toBe(expected);
});

it.each([
  [{ leftOut: 'where', limit: '10' }, true],
  [{ leftOut: 'page,limit', sort: 'title' }, true],
  [{ leftOut: 'where', 'where[or][0][and][0][title][like]': 'bois' }, false],
  [{ leftOut: 'where,page', page: '2' }, false],
  [{ leftOut: '' }, false],
  [{}, false],
])('a list of %j says that something was left out: %s', (params, expected) => {
  expect(isShownWithout(params)).toBe(expected);
});
