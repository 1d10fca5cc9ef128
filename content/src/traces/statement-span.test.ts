import { expect, it } from 'vitest';
import { summaryOf, withoutValues } from './statement-span.ts';

it.each([
  [`select "id" from "news" where "slug" = ? limit ?`, `select "id" from "news" where "slug" = ? limit ?`],
  [`select "a1" from "t_2" where "id" = $12 limit 10`, `select "a1" from "t_2" where "id" = $12 limit ?`],
  [`where "body" ->> 'anna''s 2' = '7' or x = -3.5`, `where "body" ->> ? = ? or x = -?`],
  ["where json_extract(body, '$.a') like '%anna%'", 'where json_extract(body, ?) like ?'],
])('a statement has no values: %s', (statement, without) => {
  expect(withoutValues(statement)).toBe(without);
});

it.each([
  ['BEGIN IMMEDIATE', 'BEGIN'],
  ['select "id", (select json_array("x") from "news_locales" where (1 = 1)) from "news" "news"', 'SELECT news'],
  ['insert into "labels" ("id") values (?)', 'INSERT labels'],
  ['\n update "courses" set "a" = ? where "id" in (select "id" from "pages")', 'UPDATE courses'],
  ['delete from "menus"', 'DELETE menus'],
])('%s is named %s', (statement, name) => {
  expect(summaryOf(statement)).toBe(name);
});
