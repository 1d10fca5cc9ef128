import type { PanelLanguage } from '../../panel/panel-language.ts';
import { largestNumber } from './comparison.ts';
import type { QueryProblem } from './query-problem.ts';

type Sentences = Record<QueryProblem['reason'], (parameter: string) => string>;

const french: Sentences = {
  form: (name) => `Le filtre «\u00a0${name}\u00a0» n’est pas écrit comme un filtre.`,
  field: (name) => `Le filtre «\u00a0${name}\u00a0» porte sur un champ qui n’existe pas.`,
  operator: (name) => `Le filtre «\u00a0${name}\u00a0» compare d’une façon qui n’est pas possible pour ce champ.`,
  date: (name) => `Le filtre «\u00a0${name}\u00a0» attend une date, par exemple «\u00a02026-11-30\u00a0».`,
  number: (name) => `Le filtre «\u00a0${name}\u00a0» attend un nombre.`,
  boolean: (name) => `Le filtre «\u00a0${name}\u00a0» attend «\u00a0true\u00a0» ou «\u00a0false\u00a0».`,
  text: (name) => `Le filtre «\u00a0${name}\u00a0» attend un texte.`,
  choice: (name) => `Le filtre «\u00a0${name}\u00a0» attend une des valeurs de ce champ.`,
  reference: (name) => `Le filtre «\u00a0${name}\u00a0» attend l’identifiant d’un document.`,
  whole: (name) => `Le paramètre «\u00a0${name}\u00a0» attend un nombre entier, de 0 à ${largestNumber}.`,
};

const english: Sentences = {
  form: (name) => `The filter “${name}” is not written as a filter.`,
  field: (name) => `The filter “${name}” is about a field that does not exist.`,
  operator: (name) => `The filter “${name}” compares in a way that is not possible for this field.`,
  date: (name) => `The filter “${name}” takes a date, for example “2026-11-30”.`,
  number: (name) => `The filter “${name}” takes a number.`,
  boolean: (name) => `The filter “${name}” takes “true” or “false”.`,
  text: (name) => `The filter “${name}” takes a text.`,
  choice: (name) => `The filter “${name}” takes one of the values of this field.`,
  reference: (name) => `The filter “${name}” takes the identifier of a document.`,
  whole: (name) => `The parameter “${name}” takes a whole number from 0 to ${largestNumber}.`,
};

const sentences: Record<PanelLanguage, Sentences> = { fr: french, en: english };

/** Why a query is refused, with the name of the parameter. */
export const sentenceOfProblem = ({ reason, parameter }: QueryProblem, language: PanelLanguage): string =>
  sentences[language][reason](parameter);

/** Why a filter is refused that cannot even be read. */
export const malformedWhere: Record<PanelLanguage, string> = { fr: french.form('where'), en: english.form('where') };

/** Why data are refused that are no JSON. */
export const malformedData: Record<PanelLanguage, string> = {
  fr: 'Le paramètre «\u00a0data\u00a0» n’est pas du JSON valable.',
  en: 'The parameter “data” is not valid JSON.',
};

/** What the panel says above a list whose URL could not be answered as a whole. */
export const leftOut: Record<PanelLanguage, string> = {
  fr: 'Le filtre, l’ordre ou la page que demande cette adresse n’est pas possible, ou ne l’est plus\u00a0: la liste s’affiche sans.',
  en: 'The filter, the order or the page that this address asks for is not possible, or no longer is: the list is shown without it.',
};
