import { SingletonFormPage } from '../../../components/form/RecordFormPage.tsx'
import { onlinePaymentForm } from './onlinePaymentForm.tsx'

/** `/subscriptions/online-payments`: card payments by customers. */
export const OnlinePaymentsPage = () => (
  <SingletonFormPage
    form={onlinePaymentForm}
    label="Online payments"
    subtitleOf={({ accountName }) => accountName && `Account: ${accountName}`}
  />
)
