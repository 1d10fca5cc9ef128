import type { ReactNode } from 'react';
import { FilterForm } from '../../../ui/form/filter-form.tsx';
import { Cell } from '../../../ui/grid/grid.tsx';
import { Icon, iconNames } from '../../../ui/icon/icon.tsx';
import { StaticIcon } from '../../../ui/icon/static-icon.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Sheet, Specimen, Specimens } from '../sheet.tsx';
import * as styles from './fields-sheet.module.css';

const networks = ['facebook', 'youtube', 'instagram', 'linkedin', 'tiktok'] as const;

/** Every icon in its two sizes. */
export function IconsSheet() {
  return (
    <Sheet
      id="pictogrammes"
      intro="Dessinés sur vingt-quatre carreaux, d’un trait d’un point et demi, de la couleur des mots voisins."
    >
      <Cell kind="flush">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <InBothSizes key={name} name={name} small={<Icon name={name} size="small" />}>
              <Icon name={name} />
            </InBothSizes>
          ))}
          {networks.map((name) => (
            <InBothSizes key={name} name={name} small={<StaticIcon name={name} size="small" />}>
              <StaticIcon name={name} />
            </InBothSizes>
          ))}
        </ul>
      </Cell>
    </Sheet>
  );
}

function InBothSizes({ name, small, children }: { name: string; small: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.icon}>
      <p className={styles.sizes}>
        {small}
        {children}
      </p>
      <p className={styles.name}>{name}</p>
    </li>
  );
}

const campuses = [
  { value: '', label: 'Tous les campus' },
  { value: 'lyon', label: 'Lyon' },
];
const levels = [
  { value: '', label: 'Tous les niveaux' },
  { value: 'master', label: 'Cinquième année, mention architecture d’intérieur et scénographie' },
];

/** Fields of forms: empty, filled, reached by keyboard, out of use, wrong. */
export function FieldsSheet() {
  return (
    <Sheet
      id="saisie"
      intro="Le trait d’un champ se voit autant que ses mots ; ce qui manque est dit en toutes lettres, jamais par la couleur seule."
    >
      <Specimens>
        <Specimen name="Vide">
          <Field label="Adresse électronique" placeholder="prenom.nom@exemple.fr" />
        </Specimen>
        <Specimen name="Rempli">
          <Field label="Ville" value="Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson" />
        </Specimen>
        <Specimen name="Au clavier" state="focus">
          <Field label="Téléphone" value="01 23 45 67 89" />
        </Specimen>
        <Specimen name="Hors d’usage">
          <Field label="Campus" value="Complet" disabled />
        </Specimen>
        <Specimen name="Choix unique">
          <label className={styles.choice}>
            <input type="radio" name="rhythm" defaultChecked /> Formation initiale
          </label>
          <label className={styles.choice}>
            <input type="radio" name="rhythm" /> Alternance
          </label>
        </Specimen>
        <Specimen name="Choix multiple">
          <label className={styles.choice}>
            <input type="checkbox" defaultChecked /> Mesure d’audience
          </label>
          <label className={styles.choice}>
            <input type="checkbox" /> Publicité
          </label>
        </Specimen>
        <Specimen name="Texte long">
          <label className={styles.field}>
            <span>Votre projet</span>
            <textarea rows={3} defaultValue="Une cabane d’affût démontable pour les marais de la Brière." />
          </label>
        </Specimen>
        <Specimen name="Réponse fausse">
          <Notice tone="alert">Cette formation n’est pas enseignée sur ce campus. Choisissez-en un autre.</Notice>
        </Specimen>
      </Specimens>
      <Cell kind="flush">
        <FilterForm
          action="#saisie"
          label="Filtrer, rien de choisi"
          submit="Filtrer"
          fields={[
            { name: 'campus', label: 'Campus', options: campuses },
            { name: 'level', label: 'Niveau', options: levels },
          ]}
        />
      </Cell>
      <Cell kind="flush">
        <FilterForm
          action="#saisie"
          label="Filtrer, deux choix dont un long"
          submit="Filtrer"
          reset={{ label: 'Tout afficher', href: '#saisie' }}
          fields={[
            { name: 'campus', label: 'Campus', options: campuses, value: 'lyon' },
            { name: 'level', label: 'Niveau', options: levels, value: 'master' },
          ]}
        />
      </Cell>
    </Sheet>
  );
}

interface FieldProps {
  label: string;
  value?: string;
  placeholder?: string;
  disabled?: boolean;
}

function Field({ label, value, ...input }: FieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input type="text" defaultValue={value} {...input} />
    </label>
  );
}
