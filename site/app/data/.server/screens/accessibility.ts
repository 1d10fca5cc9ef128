import { alternatesOf, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { translate } from '../../../labels/translate.ts';
import type { AccessibilityData } from '../../screen-data.ts';
import { readLabels } from '../readers/labels.ts';
import { readAccessibilityStatement } from '../readers/website.ts';
import { readSchoolOf, type SiteContext } from '../site-context.ts';
import { frameOf, headingsOn, summaryOf } from '../translate/page-metadata.ts';

/** The accessibility statement, or `null` where the school has none yet (section 18). */
export async function readAccessibility(context: SiteContext, locale: Locale): Promise<AccessibilityData | null> {
  const [school, labels] = await Promise.all([readSchoolOf(context, locale), readLabels(context, locale)]);
  const statement = await readAccessibilityStatement(context, locale, school.contact);
  if (!statement) return null;
  const alternates = alternatesOf('accessibility');
  const { section } = headingsOn('accessibility', labels);
  return {
    ...frameOf(context, {
      locale,
      school,
      title: translate(labels, 'accessibility.title'),
      description: translate(labels, 'accessibility.introduction', { school: school.name }),
      canonicalPath: pathTo('accessibility', locale),
      alternates,
      headings: summaryOf([
        ...section('state'),
        ...section('results'),
        ...section('exceptions'),
        ...section('method'),
        ...section('contact'),
        ...section('remedies'),
      ]),
    }),
    school: school.name,
    statement,
  };
}
