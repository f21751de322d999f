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
        // What a resolver returns for a type where that is not the type itself: `Job: '../sources/jobs.ts#JobSource'`.
        mappers: {
          Job: '../sources/jobs.ts#JobSource',
          Visit: '../sources/jobs.ts#VisitSource',
          DispatchVisit: '../sources/jobs.ts#DispatchVisitSource',
          StaffVisit: '../sources/jobs.ts#StaffVisitSource',
          Customer: '../sources/customers.ts#CustomerSource',
          Property: '../sources/customers.ts#PropertySource',
          Form: '../sources/forms.ts#FormSource',
          JobForm: '../sources/forms.ts#JobFormSource',
          FormSection: '../sources/forms.ts#FormSectionSource',
          FormField: '../sources/forms.ts#FormFieldSource',
          Invoice: '../sources/invoices.ts#InvoiceSource',
          UnpaidInvoice: '../sources/invoices.ts#UnpaidInvoiceSource',
          SentAttachment: '../sources/agreements.ts#SentAttachmentSource',
          ClientMessage: '../sources/agreements.ts#ClientMessageSource',
          User: '../sources/profile.ts#UserSource',
          SubscriptionDetails: '../sources/profile.ts#SubscriptionSource',
          OwnSubscription: '../sources/plans.ts#OwnSubscriptionSource',
          Subscribed: '../sources/plans.ts#SubscribedSource',
          GeneralData: '../sources/profile.ts#GeneralDataSource',
          StaticContent: '../sources/staticContent.ts#StaticContentSource',
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
