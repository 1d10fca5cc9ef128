import { networks } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CollectionConfig } from 'payload';
import { adminOnly } from '../access/admin-only.ts';
import { readOwnSchoolVersions, readPublishedSchools, writeOwnSchools } from '../access/own-school.ts';
import { makerWorksForSchool } from '../accounts/first-account.ts';
import { bodyField } from '../blocks/body.ts';
import { noUnpublishButton, stayOnline } from '../features/sites/stay-online.ts';
import { refuseInvalidLanguage } from '../features/translations/refuse-invalid-language.ts';
import { accessibilityStatementField } from '../fields/accessibility-statement.ts';
import { selectField } from '../fields/choices.ts';
import { imageField } from '../fields/relations.ts';
import { listField, row } from '../fields/row.ts';
import { namespaceRule, siteUrlRule, tagManagerRule, urlField } from '../fields/rules.ts';
import { disabilityContactField, financingField, instalmentsField, qualiopiField } from '../fields/school-facts.ts';
import { seoField } from '../fields/seo.ts';
import { synonymsField } from '../fields/synonyms.ts';
import { localizedParagraph, localizedText } from '../fields/texts.ts';
import { refuseUndescribedImages } from '../media/refuse-undescribed.ts';
import { pregeneratePublished } from '../media/variants/pre-generate.ts';
import { draftsAndVersions, groups } from './published-collection.ts';

const networkNames = Object.fromEntries(networks.map((name) => [name, name[0]?.toUpperCase() + name.slice(1)]));

/** A school: who it is, how it presents itself, and its home page (section 3, "School"). */
export const schools: CollectionConfig = {
  slug: 'schools',
  disableDuplicate: true,
  // Several at a time could only be published: none is taken offline.
  disableBulkEdit: true,
  labels: { singular: { fr: 'École', en: 'School' }, plural: { fr: 'Écoles et accueil', en: 'Schools and home page' } },
  admin: {
    useAsTitle: 'name',
    group: groups.school,
    defaultColumns: ['name', 'siteUrl', 'updatedAt'],
    components: {
      edit: {
        UnpublishButton: noUnpublishButton,
        beforeDocumentControls: ['/src/fields/school-field.tsx#SchoolOfForm'],
      },
    },
  },
  defaultPopulate: { namespace: true },
  access: {
    read: readPublishedSchools,
    readVersions: readOwnSchoolVersions,
    create: adminOnly,
    update: writeOwnSchools,
    // Everything that belongs to a school would go with it, or belong to nobody.
    delete: () => false,
  },
  versions: draftsAndVersions,
  hooks: {
    beforeOperation: [stayOnline],
    beforeValidate: [refuseUndescribedImages, refuseInvalidLanguage],
    afterChange: [pregeneratePublished, makerWorksForSchool],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { fr: 'Identité', en: 'Identity' },
          fields: [
            { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
            {
              name: 'namespace',
              type: 'text',
              required: true,
              unique: true,
              label: { fr: 'Identifiant technique', en: 'Namespace' },
              access: { update: adminOnly },
              validate: namespaceRule,
            },
            {
              name: 'siteUrl',
              type: 'text',
              required: true,
              label: { fr: 'Adresse publique du site', en: 'Public address of the site' },
              access: { update: adminOnly },
              validate: siteUrlRule,
            },
            imageField('logo', { fr: 'Logo', en: 'Logo' }),
            {
              name: 'contact',
              type: 'group',
              label: { fr: 'Coordonnées', en: 'Contact details' },
              fields: [
                { name: 'address', type: 'textarea', label: { fr: 'Adresse', en: 'Address' } },
                { name: 'phone', type: 'text', label: { fr: 'Téléphone', en: 'Phone' } },
                { name: 'email', type: 'email', label: { fr: 'Courriel', en: 'E-mail' } },
              ],
            },
            listField(
              {
                name: 'social',
                label: { fr: 'Réseaux sociaux', en: 'Social networks' },
                names: { fr: ['Réseau', 'Réseaux'], en: ['Network', 'Networks'] },
              },
              row(
                selectField('type', { fr: 'Réseau', en: 'Network' }, networkNames),
                urlField('url', { fr: 'Adresse', en: 'Address' }, true),
                { name: 'visible', type: 'checkbox', defaultValue: true, label: { fr: 'Visible', en: 'Visible' } },
              ),
            ),
          ],
        },
        {
          label: { fr: 'Page d’accueil', en: 'Home page' },
          fields: [
            {
              name: 'home',
              type: 'group',
              label: false,
              fields: [
                localizedText('statement', { fr: 'Phrase d’ouverture', en: 'Opening statement' }),
                localizedParagraph('introduction', { fr: 'Introduction', en: 'Introduction' }),
                imageField('image', { fr: 'Image', en: 'Image' }),
                listField(
                  {
                    name: 'figures',
                    localized: true,
                    maxRows: 6,
                    names: { fr: ['Chiffre', 'Chiffres'], en: ['Figure', 'Figures'] },
                  },
                  row(
                    { name: 'value', type: 'text', required: true, label: { fr: 'Valeur', en: 'Value' } },
                    { name: 'label', type: 'text', required: true, label: { fr: 'Légende', en: 'Label' } },
                  ),
                ),
                bodyField,
                seoField,
              ],
            },
          ],
        },
        {
          label: { fr: 'Référencement', en: 'Search engines' },
          fields: [
            {
              name: 'seoDefaults',
              type: 'group',
              label: { fr: 'Valeurs par défaut', en: 'Defaults' },
              fields: [
                localizedText('siteName', { fr: 'Nom du site', en: 'Site name' }),
                localizedParagraph('metaDescription', { fr: 'Description', en: 'Description' }),
                imageField(
                  'shareImage',
                  { fr: 'Image de partage', en: 'Share image' },
                  {
                    description: {
                      fr: 'Le site compose une image pour chaque page avec son titre\u00a0; celle-ci la remplace si le titre est trop long pour y tenir.',
                      en: 'The site draws an image for each page with its title; this one stands in where a title is too long for it.',
                    },
                  },
                ),
                { name: 'twitterSite', type: 'text', label: { fr: 'Compte X / Twitter', en: 'X / Twitter account' } },
              ],
            },
          ],
        },
        {
          label: { fr: 'Pour les familles', en: 'For families' },
          fields: [
            qualiopiField,
            disabilityContactField({
              fr: 'Indiqué sur les pages des formations, des campus et de l’école.',
              en: 'Shown on the pages of courses, campuses and the school.',
            }),
            financingField,
            instalmentsField,
          ],
        },
        {
          label: { fr: 'Accessibilité', en: 'Accessibility' },
          fields: [accessibilityStatementField],
        },
        {
          label: { fr: 'Recherche', en: 'Search' },
          fields: [synonymsField],
        },
        {
          label: { fr: 'Services', en: 'Services' },
          fields: [
            {
              name: 'tagManagerId',
              type: 'text',
              label: { fr: 'Identifiant du gestionnaire de balises', en: 'Tag manager identifier' },
              validate: tagManagerRule,
            },
            urlField('complaintUrl', { fr: 'Adresse du formulaire de réclamation', en: 'Complaint form address' }),
            urlField('footerFrameUrl', { fr: 'Adresse du cadre de pied de page', en: 'Footer frame address' }),
          ],
        },
      ],
    },
  ],
};
