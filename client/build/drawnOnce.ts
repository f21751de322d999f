import type { Plugin } from 'vite'

interface SecondDrawing {
  readonly file: RegExp
  /** What makes React draw again before anything is painted, and run all effects of the page before that. */
  readonly text: RegExp
}

/** What packages do when they are mounted, and nobody here needs; tests hold that they still do. */
export const secondDrawings: Readonly<Record<'id' | 'form', SecondDrawing>> = {
  // A field has an id of React's own, and is given another one.
  id: {
    file: /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/,
    text: /useIsomorphicEffect\(\(\) => \{[^}]*setUuid\(randomId\(\)\);\s*\}, \[\]\);/,
  },
  // A form says to whoever draws it that it is ready; its control says so all the same.
  form: {
    file: /\/react-hook-form\/dist\/index\.esm\.mjs$/,
    text: /updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,\s*\}\)\);(?=\s*control\._formState\.isReady = true;)/,
  },
}

const all = Object.values(secondDrawings)

/** Fields and forms are drawn once when they are mounted, and painted before their effects run. */
export const drawnOnce = (): Plugin => ({
  name: 'callout:drawn-once',
  apply: 'build',
  transform: {
    filter: { id: all.map(({ file }) => file) },
    handler(code, id) {
      const text = all.find(({ file }) => file.test(id))?.text
      if (!text?.test(code)) this.error(`${id} is not as client/build/drawnOnce.ts has it`)
      return { code: code.replace(text, ''), map: null }
    },
  },
})
