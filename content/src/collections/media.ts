import type { CollectionConfig, NumberField, TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { computedField } from '../access/computed-field.ts';
import { addToOwnSchool, readOwnSchool, writeOwnSchool } from '../access/own-school.ts';
import { settings } from '../config/settings.ts';
import { otherAltField } from '../features/upload-form/other-alt.ts';
import { dayOnly } from '../fields/date-and-time/date-and-time.ts';
import { row } from '../fields/row.ts';
import { schoolField } from '../fields/school.ts';
import { describeFile } from '../media/describe-file.ts';
import { mediaFile } from '../media/media-file-endpoint.ts';
import { nameFile } from '../media/name-file.ts';
import { fileThatCanBeRead, oneFileForOne, sameKindOfFile, uploadSentences } from '../media/refused-upload.ts';
import { cropAsShown } from '../media/source-files/crop-as-shown.ts';
import { fileAsSent, keepFromPayload, removeFilesOfDeleted, storeFile } from '../media/source-files/former-files.ts';
import { giveFreeName } from '../media/source-files/free-name.ts';
import { openCroppedFile } from '../media/source-files/open-cropped-file.ts';
import { pregenerateUpload, removeVariantsOfDeleted } from '../media/variants/pre-generate.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { groups } from './published-collection.ts';

const isImage = (data: { mimeType?: string | null } | undefined) => data?.mimeType?.startsWith('image/') ?? true;

/** What the service computes of a file says nothing to editors. */
const ofTheService: TextField['admin'] = {
  readOnly: true,
  position: 'sidebar',
  disableListColumn: true,
  disableListFilter: true,
  condition: (_data, _siblings, { user }) => user?.role === 'admin',
};

/** In percent of the width and of the height. */
const focalPoint: NumberField[] = [
  {
    ...{ name: 'focalX', type: 'number', min: 0, max: 100 },
    label: { fr: 'Point d’intérêt, depuis la gauche', en: 'Focal point, from the left' },
  },
  {
    ...{ name: 'focalY', type: 'number', min: 0, max: 100 },
    label: { fr: 'Point d’intérêt, depuis le haut', en: 'Focal point, from the top' },
  },
];

/**
 * Pictures and documents. Visitors receive variants of a picture in fixed widths, at URLs that contain the content's hash
 * (section 12, "Media"); the source file, with the metadata of the camera, never leaves the content service.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { fr: 'Média', en: 'Media' }, plural: { fr: 'Médiathèque', en: 'Media library' } },
  admin: {
    useAsTitle: 'filename',
    group: groups.site,
    defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
    listSearchableFields: ['alt', 'filename', 'credit'],
    description: uploadSentences.accepted,
  },
  // Payload names the file of a copy without `giveFreeName`, and with a bucket fetches it from its own public URL, as a visitor.
  disableDuplicate: true,
  access: { read: readOwnSchool, create: addToOwnSchool, update: writeOwnSchool, delete: writeOwnSchool },
  endpoints: [mediaFile],
  upload: {
    staticDir: settings.mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf'],
    // The focal point tool appears only where a size is declared.
    imageSizes: [
      {
        ...{ name: 'thumbnail', width: 320, formatOptions: { format: 'webp' } },
        // Uploads have no dot before that of their ending: Payload would delete one of this name.
        generateImageName: ({ originalName, width, height, extension }) =>
          `${originalName}.${width}x${height}.${extension}`,
      },
    ],
    adminThumbnail: ({ doc }) => (isImage(doc) && doc.hash ? `/api/media/files/${doc.hash}/320.webp` : null),
    focalPoint: true,
  },
  hooks: {
    beforeOperation: [
      oneFileForOne,
      fileThatCanBeRead,
      openCroppedFile,
      cropAsShown,
      nameFile,
      giveFreeName,
      keepFromPayload,
    ],
    beforeChange: [sameKindOfFile, fileAsSent, storeFile, describeFile],
    afterChange: [pregenerateUpload],
    beforeDelete: [removeFilesOfDeleted],
    afterDelete: [removeVariantsOfDeleted],
  },
  fields: [
    {
      name: 'focalPoint',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/src/features/upload-form/focal-point.tsx#FocalPoint' } },
    },
    // Payload's own field, whose label is English in both languages.
    { name: 'mimeType', type: 'text', label: { fr: 'Type de fichier', en: 'File type' } },
    // Payload's own fields, which take any number.
    ...focalPoint,
    {
      name: 'alt',
      type: 'text',
      localized: true,
      maxLength: 250,
      label: { fr: 'Texte alternatif', en: 'Alternative text' },
      admin: {
        condition: (data) => isImage(data),
        description: {
          fr: 'Ce que l’on voit, pour qui ne le voit pas. Obligatoire pour les images, dans chaque langue : une page n’est publiée que si ses images sont décrites dans ses langues.',
          en: 'What is seen, for someone who does not see it. Required for images, in each language: a page is published only once its images are described in its languages.',
        },
      },
      validate: ((value, options) => {
        const { data, req } = options;
        if (!isImage(data as { mimeType?: string }) || value?.trim()) return text(value, options);
        return panelLanguageOf(req) === 'fr'
          ? 'Décrivez l’image : ce texte est lu à qui ne la voit pas.'
          : 'Please describe the image: this text is read to those who cannot see it.';
      }) satisfies TextFieldSingleValidation,
    },
    otherAltField(isImage),
    row(
      {
        name: 'credit',
        type: 'text',
        maxLength: 120,
        label: { fr: 'Crédit', en: 'Credit' },
        admin: {
          description: {
            fr: 'Nommé au pied des pages qui montrent l’image.',
            en: 'Named at the foot of the pages that show the picture.',
          },
        },
      },
      {
        name: 'rightsUntil',
        type: 'date',
        index: true,
        label: { fr: 'Droits jusqu’au', en: 'Rights until' },
        admin: {
          ...dayOnly,
          description: {
            fr: 'Le dernier jour où l’image ou le PDF peut être montré\u00a0: le lendemain, le site ne le montre plus nulle part, et n’y mène plus. Le tableau de bord l’annonce un mois avant.',
            en: 'The last day on which the picture or the PDF may be shown: from the next one on, no page of the site shows it or leads to it. The dashboard says so a month before.',
          },
        },
      },
    ),
    {
      name: 'hash',
      type: 'text',
      index: true,
      label: { fr: 'Empreinte', en: 'Hash' },
      access: computedField,
      admin: ofTheService,
    },
    {
      name: 'colour',
      type: 'text',
      label: { fr: 'Couleur moyenne', en: 'Average colour' },
      access: computedField,
      admin: ofTheService,
    },
    // The storage plugin adds it where there is a bucket; the tables are the same with one and without.
    { name: '_objectKey', type: 'text', admin: { hidden: true, readOnly: true } },
    schoolField,
  ],
};
