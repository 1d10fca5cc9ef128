/**
 * Legacy addresses of the sample school (section 2, "Legacy redirects"). A `*` captures the rest of the
 * path and stands for what was captured in `to`; `media-storage:` stands for the configured media storage.
 */
export const redirects: { from: string; to: string }[] = [
  { from: '/admission', to: '/admissions' },
  { from: '/admission/*', to: '/admissions' },
  { from: '/inscription', to: '/admissions' },
  { from: '/inscription/*', to: '/admissions' },
  { from: '/l-ecole', to: '/ecole' },
  { from: '/l-ecole/*', to: '/ecole' },
  { from: '/presentation', to: '/ecole' },
  { from: '/entreprise', to: '/entreprises' },
  { from: '/entreprise/*', to: '/entreprises' },
  { from: '/partenaires', to: '/entreprises' },
  { from: '/relations-internationales', to: '/international' },
  { from: '/relations-internationales/*', to: '/international' },
  { from: '/recherche-et-innovation', to: '/recherche' },
  { from: '/recherche-et-innovation/*', to: '/recherche' },
  { from: '/blog/*', to: '/actualites/*' },
  { from: '/news/*', to: '/actualites/*' },
  { from: '/portfolio/architecture-interieure/*', to: '/portfolios/architecture-interieure' },
  { from: '/portfolio/design-interieur/*', to: '/portfolios/design-interieur' },
  { from: '/en/portfolio/architecture-interieure/*', to: '/en/portfolios/architecture-interieure-en' },
  { from: '/en/portfolio/design-interieur/*', to: '/en/portfolios/design-interieur-en' },
  { from: '/portfolios/page/*', to: '/portfolios' },
  { from: '/newsletter', to: '/' },
  { from: '/nous-contacter', to: '/' },
  { from: '/plan-de-site', to: '/' },
  { from: '/wp-content/uploads/*.pdf', to: 'media-storage:/*.pdf' },
  { from: '/uploads/*.pdf', to: 'media-storage:/*.pdf' },
];
