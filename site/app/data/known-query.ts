import { queryParameters, type Screen } from '@vitrine/contract/routes/route-table.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { levels, oneOf, rhythms } from '@vitrine/contract/vocabulary.ts';

type Parameter = (typeof queryParameters)[keyof typeof queryParameters][number];

const slugOrNone = (value: string) => (isSlug(value) ? value : null);

/** The form in which a value is known; `null`: it counts as absent (section 2, "Query parameters"). */
const knownValue: Record<Parameter, (value: string) => string | null> = {
  campus: slugOrNone,
  course: slugOrNone,
  level: (value) => oneOf(levels, value) ?? null,
  rhythm: (value) => oneOf(rhythms, value) ?? null,
  month: (value) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(value) ? value : null),
  page: (value) => (/^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : null),
  // The language is chosen before a page is looked for; the page itself is the same.
  lang: () => null,
  // Here any value means an error page, and what is no status of an error means 500.
  status: (value) => (/^[45]\d\d$/.test(value) ? value : '500'),
};

/**
 * The parameters of a query that a screen declares, with values that can be known, in the order of their declaration. Whether
 * there is such a campus, course or month is known to the content alone.
 * @param given the value of a parameter in the query, if it is there
 */
export function knownParameters(
  screen: Screen,
  given: (name: string) => string | null | undefined,
): [name: string, value: string][] {
  const declared: readonly Parameter[] =
    screen in queryParameters ? queryParameters[screen as keyof typeof queryParameters] : [];
  return declared.flatMap((name): [string, string][] => {
    const value = given(name);
    const known = value === null || value === undefined ? null : knownValue[name](value);
    return known === null ? [] : [[name, known]];
  });
}
