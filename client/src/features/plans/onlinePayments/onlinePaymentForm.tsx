import { PaymentConfigurationBody } from '@callout/contracts/plans/schemas'
import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { defineForm } from '../../../components/form/defineForm.ts'
import { fieldGroup } from '../../../components/form/fieldTable.tsx'
import { resetForms } from '../../../components/form/formResets.ts'
import type { FormOf, PartProps } from '../../../components/form/formTypes.ts'
import { returnedValues, writeBy } from '../../../components/form/recordQueries.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { paths } from '../../../lib/paths.ts'
import classes from '../billing.module.css'
import { ConfigureOnlinePaymentsDocument, OnlinePaymentsDocument, type OnlinePaymentPartsFragment } from './onlinePayments.generated.ts'

/** The secret key is write-only: it is typed to be replaced and never returned. */
const empty = { isEnabled: false, statementDescriptor: '', publishableKey: '', secretKey: '' }
type OnlinePaymentValues = typeof empty

type OnlinePaymentForm = FormOf<OnlinePaymentValues, Omit<OnlinePaymentPartsFragment, 'id'> & { readonly id: string }>

type Props = PartProps<OnlinePaymentForm>

function Keys({ page: { record } }: Props) {
  const publishableKey = useWatch<OnlinePaymentValues, 'publishableKey'>({ name: 'publishableKey' })
  return (
    <>
      <TextField name="publishableKey" placeholder="pk_live_…" />
      <TextField
        name="secretKey"
        type="password"
        placeholder={record?.hasSecret ? '••••••••' : 'sk_live_…'}
        description={record?.hasSecret ? 'Saved, and never shown. Type another one to replace it.' : 'Once saved, it’s never shown again.'}
      />
      {publishableKey.trim().startsWith('pk_test_') && (
        <Alert variant="light" role="status">
          This is a key for tests: no card is charged with it.
        </Alert>
      )}
    </>
  )
}

const CustomerMethods = ({ page: { record } }: Props) => (
  <>
    <FlagField name="isEnabled" description="Needs both keys of your Stripe account. Recorded as Online." />
    {record?.isEnabled === null && (
      <p className={classes.note}>Couldn’t load whether this is on. Leave it as is to keep the current setting.</p>
    )}
    <TextField name="statementDescriptor" description="Appears on card statements (22 characters)" />
  </>
)

const configure = writeBy(ConfigureOnlinePaymentsDocument, 'updatePaymentConfiguration')

/** Spec §7 "payment_configuration": how the company takes online payments. */
export const onlinePaymentForm = defineForm<OnlinePaymentForm>()({
  name: 'onlinePayments',
  noun: 'page',
  needs: 'manage_subscription',
  list: { to: paths.billing(), label: 'Plan and billing' },
  forbiddenMessage: 'Only the owner, or a staff admin who can manage the subscription, can change how online payments are taken.',
  fields: {
    'How customers pay': fieldGroup({ isEnabled: 'Take online payments', statementDescriptor: 'Name on card statements' }, CustomerMethods),
    'Stripe keys': fieldGroup({ publishableKey: 'Publishable key', secretKey: 'Secret key' }, Keys),
  },
  hasRequired: false,
  excludedFromDraft: ['secretKey'],
  valuesOf: (record) => returnedValues(empty, record),
  schemas: [PaymentConfigurationBody, PaymentConfigurationBody],
  save: { label: 'Save changes', verb: 'save' },
  change: {
    read: async (client) => {
      const { paymentConfiguration } = requiredData(await client.query({ query: OnlinePaymentsDocument, fetchPolicy: 'no-cache' }))
      return { ...paymentConfiguration, id: paymentConfiguration.id ?? '1' }
    },
    write: async (client, input: Partial<OnlinePaymentValues>) => (await configure(client, input))?.configuration ?? null,
    toInput: (sent) => sent,
    readsBefore: true,
    // The secret key itself is never returned, only whether it is set.
    readable: ({ secretKey, ...readable }, { hasSecret }) => ({ ...readable, ...(hasSecret === false && { secretKey }) }),
    verb: 'saved',
  },
  getName: () => 'Online payments',
  getPath: paths.onlinePayments,
  refresh: (cache) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'paymentConfiguration' })
    resetForms()
  },
})
