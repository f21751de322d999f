import graphql from '@graphql-eslint/eslint-plugin'

const schema = 'schema.graphql'
const documents = 'client/src/**/*.graphql'
const languageOptions = { parser: graphql.parser, parserOptions: { graphQLConfig: { schema, documents } } }

/** GraphQL files only: oxlint reads the rest. */
export default [
  { ignores: ['**/node_modules/**', '**/dist/**', '**/*.{js,mjs,ts,tsx}'] },
  {
    files: [schema],
    languageOptions,
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      '@graphql-eslint/require-description': [
        'error',
        { types: true, rootField: true, ignoredSelectors: ['[name.value=/^(Query|Mutation)$/]'] },
      ],
      // Names are the product's: `jobNumber` is what people call it, and outcomes and pages have no id.
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  {
    files: [documents],
    languageOptions,
    plugins: { '@graphql-eslint': graphql },
    rules: graphql.configs['flat/operations-recommended'].rules,
  },
]
