import type { CodegenConfig } from '@graphql-codegen/cli'
import { enums } from '@callout/gateway/schema/enums'

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
        contextType: '../schema/context.ts#GatewayContext',
        // Ids arrive as text or number and leave as numbers; GraphQL serializes them as text.
        scalars: { ...scalars, ID: { input: 'string | number', output: 'number | string' } },
        // Missing values count as null.
        maybeValue: 'T | null | undefined',
        // Types that resolvers receive instead of the GraphQL type.
        mappers: {
          Job: '../schema/sources.ts#JobSource',
          Visit: '../schema/sources.ts#VisitSource',
          DispatchVisit: '../schema/sources.ts#DispatchVisitSource',
          StaffVisit: '../schema/sources.ts#StaffVisitSource',
          Customer: '../schema/sources.ts#CustomerSource',
          Property: '../schema/sources.ts#PropertySource',
          Form: '../schema/sources.ts#FormSource',
          JobForm: '../schema/sources.ts#JobFormSource',
          FormSection: '../schema/sources.ts#FormSectionSource',
          FormField: '../schema/sources.ts#FormFieldSource',
          Invoice: '../schema/sources.ts#InvoiceSource',
          UnpaidInvoice: '../schema/sources.ts#UnpaidInvoiceSource',
          SentAttachment: '../schema/sources.ts#SentAttachmentSource',
          ClientMessage: '../schema/sources.ts#ClientMessageSource',
          User: '../schema/sources.ts#UserSource',
          SubscriptionDetails: '../schema/sources.ts#SubscriptionSource',
          OwnSubscription: '../schema/sources.ts#OwnSubscriptionSource',
          Subscribed: '../schema/sources.ts#SubscribedSource',
          GeneralData: '../schema/sources.ts#GeneralDataSource',
          StaticContent: '../schema/sources.ts#StaticContentSource',
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
