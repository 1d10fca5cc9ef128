import { Button, ButtonLink, type ButtonVariant } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/link/text-link.tsx';
import { Sheet, Specimen, Specimens } from '../sheet.tsx';

const variants: [variant: ButtonVariant, words: string, name: string][] = [
  ['action', 'Candidater', 'Démarche'],
  ['plain', 'Voir le programme', 'Courant'],
  ['quiet', 'Modifier', 'Discret'],
];

const states: [said: string, state?: 'hover' | 'focus', disabled?: boolean][] = [
  ['au repos'],
  ['survolé', 'hover'],
  ['au clavier', 'focus'],
  ['inactif', undefined, true],
];

/** Buttons and links at rest, pointed at, reached by keyboard, out of use. */
export function ControlsSheet() {
  return (
    <Sheet
      id="commandes"
      intro="Quatre traits qui se croisent : ils s’allongent quand on les vise, et deviennent pointillés quand il n’y a rien à faire."
    >
      <Specimens>
        {variants.flatMap(([variant, words, name]) =>
          states.map(([said, state, disabled]) => (
            <Specimen key={`${variant} ${said}`} name={`${name}, ${said}`} state={state}>
              <Button variant={variant} icon="arrow-right" disabled={disabled}>
                {words}
              </Button>
            </Specimen>
          )),
        )}
        <Specimen name="Pictogramme seul">
          <Button icon="close" iconOnly>
            Fermer
          </Button>
        </Specimen>
        <Specimen name="Pictogramme seul, discret">
          <Button icon="close" iconOnly variant="quiet">
            Fermer le menu
          </Button>
        </Specimen>
        <Specimen name="Sans pictogramme">
          <ButtonLink href="#commandes">Toutes les formations</ButtonLink>
        </Specimen>
        <Specimen name="Toute la largeur">
          <ButtonLink href="#commandes" icon="download" fill>
            Recevoir la documentation
          </ButtonLink>
        </Specimen>
        <Specimen name="Lien, au repos">
          <TextLink href="#commandes" icon="arrow-right">
            Tout l’agenda
          </TextLink>
        </Specimen>
        <Specimen name="Lien, survolé" state="hover">
          <TextLink href="#commandes" icon="arrow-right">
            Toutes les actualités
          </TextLink>
        </Specimen>
        <Specimen name="Lien, au clavier" state="focus">
          <TextLink href="#commandes" icon="external">
            Le site du festival
          </TextLink>
        </Specimen>
        <Specimen name="Libellé long">
          <Button icon="arrow-right">Demander un entretien avec l’équipe pédagogique du campus</Button>
        </Specimen>
      </Specimens>
    </Sheet>
  );
}
