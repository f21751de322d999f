/** The package's own types describe this module, but are attached to its CommonJS build. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type bidi from 'bidi-js'

  const bidiFactory: typeof bidi.default
  export default bidiFactory
}
