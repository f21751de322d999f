import type { CodegenConfig } from '@graphql-codegen/cli'
import { enums } from '@callout/gateway/enums'

const scalars = { Instant: 'number', Money: 'number', CalendarDate: 'string', ClockTime: 'string' }

/**
 * Inside the gateway an enum is its wire codes: the generated `JobStatus` is `0 | 1 | 2 …`, for arguments and results
 * alike, because the running schema reads and writes codes by the same tables. An enum that is not in `enums` would be
 * typed by its names: a test of the layout holds the two lists together.
 */
const wireCodes = Object.fromEntries(
  Object.entries(enums).map(([name, table]) => [name, Object.fromEntries(Object.entries(table).map(([value, { code }]) => [value, code]))]),
)

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
        // An id arrives as text or number and leaves as the wire's number; GraphQL makes text of it.
        scalars: { ...scalars, ID: { input: 'string | number', output: 'number | string' } },
        // What a reply leaves out counts as null.
        maybeValue: 'T | null | undefined',
        // What a resolver returns for a type where that is not the type itself: `Job: '../sources.ts#JobSource'`.
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
    'client/src/': {
      preset: 'near-operation-file',
      documents: 'client/src/**/*.graphql',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', './tools/typedDocuments.ts', './tools/apolloHooks.ts'],
      config: { scalars: { ...scalars, ID: 'string' } },
    },
  },
}

export default config
