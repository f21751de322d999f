import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { FlagField } from '../../../components/fields/choice/FlagField.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { defineForm, type PartProps } from '../../../components/form/defineForm.ts'
import { resetForms } from '../../../components/form/formResets.ts'
import { paths } from '../../../lib/paths.ts'
import classes from '../billing.module.css'
import {
  type OnlinePaymentForm,
  onlinePaymentFields,
  onlinePaymentValues,
  type OnlinePaymentValues,
  readOnlinePayments,
} from './onlinePaymentValues.ts'
import { PaymentConfigurationBody } from '@callout/contracts/plans/schemas'
import { onlinePaymentSender } from './saveOnlinePayments.ts'

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

/** Spec §7 "payment_configuration": how the company takes online payments. */
export const onlinePaymentForm = defineForm<OnlinePaymentForm>({
  name: 'onlinePayments',
  noun: 'page',
  needs: 'manage_subscription',
  list: { to: paths.billing(), label: 'Plan and billing' },
  forbiddenMessage: 'Only the owner, or a staff admin who can manage the subscription, can change how online payments are taken.',
  ...onlinePaymentFields,
  excludedFromDraft: ['secretKey'],
  valuesOf: onlinePaymentValues,
  schemas: [PaymentConfigurationBody, PaymentConfigurationBody],
  sections: [
    { title: 'How customers pay', Fields: CustomerMethods },
    { title: 'Stripe keys', Fields: Keys },
  ],
  save: { label: 'Save changes', verb: 'save' },
  sender: onlinePaymentSender,
  edit: {
    read: readOnlinePayments,
    nameOf: () => 'Online payments',
    pathOf: () => paths.onlinePayments(),
    versionOf: () => null,
  },
  refresh: (cache) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'paymentConfiguration' })
    resetForms()
  },
})
