import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface StandIn {
  /** How it is imported. */
  readonly of: RegExp
  /** By whom. */
  readonly by: RegExp
  /** In `standIns`. */
  readonly file: string
}

/** The router's and the kit's own files that every page would load and none uses; tests hold that none does. */
const standIns: readonly StandIn[] = [
  // Dialogs and drawers only ask whether they were given a scroll area. It brings what positions popups: 14 kB.
  { of: /\/ScrollArea\/ScrollArea\.mjs$/, by: /\/@mantine\/core\/.*\/(?:ModalRoot|DrawerRoot)\.mjs$/, file: 'scrollArea.ts' },
  // A dialog only tells it when the page must not scroll.
  { of: /^react-remove-scroll$/, by: /\/ModalBase\.mjs$/, file: 'removeScroll.tsx' },
  // A button that is busy slides its sign in by what all popups move with. 1.4 kB on every page.
  { of: /\/Transition\/Transition\.mjs$/, by: /\/(?:Button\/Button|ActionIcon\/ActionIcon)\.mjs$/, file: 'transition.ts' },
  {
    of: /\/(?:(?:Button|ActionIcon)Group(?:Section)?|SwitchGroup|CheckboxCard|CheckboxIndicator|RadioCard|RadioIndicator)\.mjs$/,
    by: /\/(?:Button|ActionIcon|Switch|Checkbox|Radio)\.mjs$/,
    file: 'unusedParts.ts',
  },
  // Every field that was asked for is for everybody.
  { of: /^@apollo\/client\/masking$/, by: /\/@apollo\/client\/core\/QueryManager\.js$/, file: 'masking.ts' },
  // Texts of documents are only keys of what is on its way.
  { of: /^\.\/print\.js$|\/graphql\/print\.js$/, by: /\/@apollo\/client\//, file: 'print.ts' },
  { of: /\/ssr\/components\.js$/, by: /\/react-router\/dist\/\w+\/lib\/(?:dom\/lib|components)\.js$/, file: 'linkPrefetch.ts' },
]

const fileOf = (imported: string, importer: string): string | null => {
  const found = standIns.find(({ of, by }) => of.test(imported) && by.test(importer))
  return found ? fileURLToPath(new URL(`./standIns/${found.file}`, import.meta.url)) : null
}

/** Leaves files of packages out that nothing here uses. */
export const leaveOut = (): Plugin => ({
  name: 'callout:stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: standIns.map(({ of }) => of) },
    handler: (imported, importer = '') => fileOf(imported, importer),
  },
})
