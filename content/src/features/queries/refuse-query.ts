import {
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { refusedQuery } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { fieldAt } from './field-at.ts';
import { sentenceOfProblem } from './query-labels.ts';
import { type ListQuery, problemOf, type QueryProblem } from './query-problem.ts';

/** Why a query of a collection's documents, or of their versions, cannot be answered, or `null`. */
export function problemIn(
  query: ListQuery,
  collection: SanitizedCollectionConfig,
  config: SanitizedConfig,
): QueryProblem | null {
  const fieldsOf = (related: string) => config.collections.find(({ slug }) => slug === related)?.flattenedFields ?? [];
  // Payload does not say to a hook whether documents are read or their versions. Few queries are of versions.
  const inVersions = (path: string) =>
    collection.versions ? fieldAt(buildVersionCollectionFields(config, collection, true), path, fieldsOf) : null;
  return problemOf(query, (path) => fieldAt(collection.flattenedFields, path, fieldsOf) ?? inVersions(path));
}

/**
 * Refuses a query that the database would fail at.
 * @throws APIError 400 that names the parameter. That a field does not exist is said by Payload, which knows who may read it.
 */
const refuseQuery: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess) return args;
  const problem = problemIn(args as ListQuery, collection, req.payload.config);
  if (problem && problem.reason !== 'field') throw refusedQuery(sentenceOfProblem(problem, panelLanguageOf(req)));
  return args;
};

/** The rule of all collections, those of Payload too: what a query compares has the kind of the field. */
export function withQueriesChecked(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseQuery);
  // By this name the lists of the panel know an error of a filter; the build gives classes other names.
  Object.defineProperty(QueryError, 'name', { value: 'QueryError' });
  return config;
}
