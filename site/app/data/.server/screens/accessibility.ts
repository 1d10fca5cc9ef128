import { alternatesOf } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { AccessibilityData } from '../../screen-data.ts';
import { readAccessibilityStatement } from '../readers/website.ts';
import type { SiteContext } from '../site-context.ts';
import { readFraming, summaryOf } from './framing.ts';

/** The accessibility statement, or `null` where the school has none yet (section 18). */
export async function readAccessibility(context: SiteContext, locale: Locale): Promise<AccessibilityData | null> {
  const { school, t, headingsOn, frame } = await readFraming(context, locale);
  const statement = await readAccessibilityStatement(context, locale, school.contact);
  if (!statement) return null;
  const { section } = headingsOn('accessibility');
  return {
    ...frame({
      title: t('accessibility.title'),
      description: t('accessibility.introduction', { school: school.name }),
      alternates: alternatesOf('accessibility'),
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
