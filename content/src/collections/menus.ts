import type { MenuType } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Block } from 'payload';
import { writeOwnSchool } from '../access/own-school.ts';
import { choice } from '../fields/choices.ts';
import { linkField } from '../fields/link.ts';
import { listField } from '../fields/row.ts';
import { type Label, localizedText } from '../fields/texts.ts';
import { refuseSecondMenu } from '../hooks/refuse-second-menu.ts';
import { groups, publishedCollection } from './published-collection.ts';

const places = {
  navbar: { fr: 'Barre de navigation', en: 'Navigation bar' },
  footer: { fr: 'Pied de page', en: 'Footer' },
} as const satisfies Record<MenuType, Label>;

const label = localizedText('label', { fr: 'Libellé', en: 'Label' });

const menuItem: Block = {
  slug: 'menu-item',
  interfaceName: 'MenuItemBlock',
  labels: { singular: { fr: 'Lien', en: 'Item' }, plural: { fr: 'Liens', en: 'Items' } },
  fields: [label, linkField],
};

const menu: Block = {
  slug: 'menu',
  interfaceName: 'MenuBlock',
  labels: { singular: { fr: 'Sous-menu', en: 'Menu' }, plural: { fr: 'Sous-menus', en: 'Menus' } },
  fields: [
    label,
    listField({ name: 'items', names: { fr: ['Lien', 'Liens'], en: ['Item', 'Items'] } }, label, linkField),
  ],
};

/** The navigation bar and the footer (section 3, "Rich menu"). An entry without a label in a language is not shown there. */
export const menus = publishedCollection({
  slug: 'menus',
  labels: { singular: { fr: 'Menu', en: 'Menu' }, plural: { fr: 'Menus', en: 'Menus' } },
  admin: { useAsTitle: 'slug', group: groups.site, defaultColumns: ['slug', 'type', '_status', 'updatedAt'] },
  access: { create: writeOwnSchool, update: writeOwnSchool, delete: writeOwnSchool },
  hooks: { beforeValidate: [refuseSecondMenu] },
  fields: [
    { name: 'slug', type: 'text', required: true, index: true, label: { fr: 'Identifiant', en: 'Slug' } },
    choice('type', { fr: 'Emplacement', en: 'Place' }, places),
    { name: 'body', type: 'blocks', blocks: [menuItem, menu], label: { fr: 'Entrées', en: 'Entries' } },
  ],
});
