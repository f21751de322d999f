import type { CodegenConfig } from '@graphql-codegen/cli'
import { enums } from '@callout/gateway/enums'

const scalars = { Instant: 'number', Money: 'number', CalendarDate: 'string', ClockTime: 'string' }

/**
 * In the gateway, enums are wire codes: the generated `JobStatus` is `0 | 1 | 2 …` for arguments and results, since the running
 * schema uses the same tables. tests/repository/layout.test.ts checks that every enum has a table.
 */
const wireCodes = Object.fromEntries(
  Object.entries(enums).map(([name, table]) => [name, Object.fromEntries(Object.entries(table).map(([value, { code }]) => [value, code]))]),
)

/** The enums and inputs that the client's operations use. */
const schemaTypes = 'client/src/lib/api/schemaTypes.generated.ts'

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  config: { useTypeImports: true, strictScalars: true },
  generates: {
    'gateway/src/generated/resolvers.ts': {
      plugins: [{ typescript: { enumValues: wireCodes, enumsAsTypes: true } }, 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GatewayContext',
        // Ids arrive as text or number and leave as numbers; GraphQL serializes them as text.
        scalars: { ...scalars, ID: { input: 'string | number', output: 'number | string' } },
        // Missing values count as null.
        maybeValue: 'T | null | undefined',
        // Types that resolvers receive instead of the GraphQL type.
        mappers: {
          Job: '../sources.ts#JobSource',
          Visit: '../sources.ts#VisitSource',
          DispatchVisit: '../sources.ts#DispatchVisitSource',
          StaffVisit: '../sources.ts#StaffVisitSource',
          Customer: '../sources.ts#CustomerSource',
          Property: '../sources.ts#PropertySource',
          Form: '../sources.ts#FormSource',
          JobForm: '../sources.ts#JobFormSource',
          FormSection: '../sources.ts#FormSectionSource',
          FormField: '../sources.ts#FormFieldSource',
          Invoice: '../sources.ts#InvoiceSource',
          UnpaidInvoice: '../sources.ts#UnpaidInvoiceSource',
          SentAttachment: '../sources.ts#SentAttachmentSource',
          ClientMessage: '../sources.ts#ClientMessageSource',
          User: '../sources.ts#UserSource',
          SubscriptionDetails: '../sources.ts#SubscriptionSource',
          OwnSubscription: '../sources.ts#OwnSubscriptionSource',
          Subscribed: '../sources.ts#SubscribedSource',
          GeneralData: '../sources.ts#GeneralDataSource',
          StaticContent: '../sources.ts#StaticContentSource',
        },
      },
    },
    'gateway/src/generated/documents.json': { documents: 'client/src/**/*.graphql', plugins: ['./tools/documentList.ts'] },
    'client/src/lib/api/possibleTypes.generated.ts': { plugins: ['./tools/possibleTypes.ts'] },
    [schemaTypes]: {
      documents: 'client/src/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { scalars: { ...scalars, ID: 'string' }, generateOperationTypes: false },
    },
    'client/src/': {
      preset: 'near-operation-file',
      documents: 'client/src/**/*.graphql',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', './tools/typedDocuments.ts', './tools/apolloHooks.ts'],
      config: { scalars: { ...scalars, ID: 'string' }, importSchemaTypesFrom: schemaTypes },
    },
  },
}

export default config
