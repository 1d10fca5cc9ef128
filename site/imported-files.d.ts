/** What Vite makes of imported files that are not scripts. */

declare module '*.module.css' {
  /** One export for each class, imported as a namespace: a script holds the names that it uses, and no others. */
  const classNames: { readonly [name: string]: string };
  export = classNames;
}

declare module '*.css?raw' {
  const text: string;
  export default text;
}

declare module '*?url' {
  const url: string;
  export default url;
}

declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}

declare module '*.ts?script' {
  /** `script-texts.ts` */
  const text: string;
  export default text;
}
