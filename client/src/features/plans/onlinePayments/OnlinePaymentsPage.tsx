import { SingletonFormPage } from '../../../components/form/RecordFormPage.tsx'
import { onlinePaymentForm } from './onlinePaymentForm.tsx'

export const OnlinePaymentsPage = () => (
  <SingletonFormPage
    form={onlinePaymentForm}
    label="Online payments"
    subtitleOf={({ accountName }) => accountName && `Account: ${accountName}`}
  />
)
