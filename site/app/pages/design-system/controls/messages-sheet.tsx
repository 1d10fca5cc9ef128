import { Button } from '../../../ui/button/button.tsx';
import { Cell } from '../../../ui/grid/grid.tsx';
import { SkipLink, VisuallyHidden } from '../../../ui/hidden-text/hidden-text.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Sheet, Specimen, Specimens } from '../sheet.tsx';

const pages = ['1', '2', '3', '4', '5'].map((label) => ({
  label,
  href: `#page-${label}`,
  current: label === '3',
}));

const alerts: [name: string, state?: 'hover' | 'focus'][] = [
  ['Alerte, avec une suite'],
  ['Alerte, suite survolée', 'hover'],
  ['Alerte, suite au clavier', 'focus'],
];

/** What the page says of itself, and where one stands in it. */
export function MessagesSheet() {
  return (
    <Sheet
      id="messages"
      intro="Un message dit ce qui se passe, puis ce qu’on peut faire. Il ne recouvre ni la page ni les trois démarches."
    >
      <Specimens columns="3">
        <Specimen name="Message">
          <Notice>Cette page a été enregistrée hier. Elle sera rafraîchie avec la connexion.</Notice>
        </Specimen>
        <Specimen name="Message, avec une suite">
          <Notice action={<Button>Mettre à jour</Button>}>Une nouvelle version du site est disponible.</Notice>
        </Specimen>
        <Specimen name="Réussite">
          <Notice tone="success">C’est noté : votre demande est partie.</Notice>
        </Specimen>
        {alerts.map(([name, state]) => (
          <Specimen key={name} name={name} state={state}>
            <Notice tone="alert" action={<Button>Réessayer</Button>}>
              La demande n’est pas partie.
            </Notice>
          </Specimen>
        ))}
        <Specimen name="Réussite, suite au clavier" state="focus">
          <Notice tone="success" action={<Button>Voir la demande</Button>}>
            C’est noté : votre demande est partie.
          </Notice>
        </Specimen>
        <Specimen name="Fil d’Ariane">
          <Breadcrumb
            label="Vous êtes ici"
            items={[
              { label: 'Formations', href: '#messages' },
              { label: 'Espace', href: '#messages' },
              { label: 'Architecture d’intérieur' },
            ]}
          />
        </Specimen>
        <Specimen name="Lien d’évitement, au clavier">
          <p>
            <SkipLink href="#messages">Aller au contenu</SkipLink>
            <VisuallyHidden>Il n’est vu que du clavier.</VisuallyHidden>
          </p>
        </Specimen>
      </Specimens>
      <Cell kind="flush">
        <Pagination
          label="Pages des actualités"
          pages={pages}
          previous={{ label: 'Plus récentes', href: '#page-2' }}
          next={{ label: 'Plus anciennes', href: '#page-4' }}
        />
      </Cell>
    </Sheet>
  );
}
