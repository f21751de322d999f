import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { type Domain, endpoints } from '@callout/contracts/endpoints'
import type { Interaction } from './interaction.ts'
import { authOutcomeInteractions } from './interactions/auth/outcomes.ts'
import { passwordInteractions } from './interactions/auth/passwords.ts'
import { registrationInteractions } from './interactions/auth/registration.ts'
import { authInteractions } from './interactions/auth/signIn.ts'
import { socialLoginInteractions } from './interactions/auth/socialLogin.ts'
import { verificationInteractions } from './interactions/auth/verification.ts'
import { agreementInteractions } from './interactions/agreements.ts'
import { branchChangeInteractions } from './interactions/branches/branchChange.ts'
import { branchHeadInteractions } from './interactions/branches/branchHead.ts'
import { branchListInteractions } from './interactions/branches/branchList.ts'
import { categoryChangeInteractions } from './interactions/catalogue/categoryChange.ts'
import { catalogueInteractions } from './interactions/catalogue/categories.ts'
import { priceListInteractions } from './interactions/catalogue/priceList.ts'
import { serviceAdditionInteractions } from './interactions/catalogue/serviceAddition.ts'
import { serviceChangeInteractions } from './interactions/catalogue/serviceChange.ts'
import { customerChangeInteractions } from './interactions/customers/customerChange.ts'
import { customerListInteractions } from './interactions/customers/customerList.ts'
import { customerInteractions } from './interactions/customers/customerOfJob.ts'
import { customerPageInteractions } from './interactions/customers/customerPages.ts'
import { newCustomerInteractions } from './interactions/customers/newCustomer.ts'
import { newPropertyInteractions } from './interactions/customers/newProperty.ts'
import { propertyChangeInteractions } from './interactions/customers/propertyChange.ts'
import { dashboardInteractions } from './interactions/dashboard.ts'
import { earningRowInteractions } from './interactions/earnings/earningRows.ts'
import { earningSumInteractions } from './interactions/earnings/earningSums.ts'
import { formChangeInteractions } from './interactions/forms/formChange.ts'
import { formListInteractions } from './interactions/forms/formList.ts'
import { savedFormInteractions } from './interactions/forms/savedForm.ts'
import { dispatchInteractions } from './interactions/jobs/dispatch.ts'
import { jobInteractions } from './interactions/jobs/job.ts'
import { invoiceInteractions } from './interactions/invoices/invoice.ts'
import { invoiceListInteractions } from './interactions/invoices/invoiceList.ts'
import { paymentInteractions } from './interactions/invoices/payment.ts'
import { batchInteractions } from './interactions/invoices/batch.ts'
import { voidingInteractions } from './interactions/invoices/voiding.ts'
import { jobChangeInteractions } from './interactions/jobs/jobChange.ts'
import { jobDeletionInteractions } from './interactions/jobs/jobDeletion.ts'
import { jobFormInteractions } from './interactions/jobs/jobForm.ts'
import { jobListInteractions } from './interactions/jobs/jobList.ts'
import { jobOutcomeInteractions } from './interactions/jobs/jobOutcomes.ts'
import { jobPageInteractions } from './interactions/jobs/jobPages.ts'
import { jobPartsInteractions } from './interactions/jobs/jobParts.ts'
import { foreignJobInteractions } from './interactions/jobs/foreignJobs.ts'
import { seriesBillingInteractions } from './interactions/jobs/seriesBilling.ts'
import { jobSumInteractions } from './interactions/jobs/jobSums.ts'
import { quoteInteractions } from './interactions/jobs/quotes.ts'
import { manageJobInteractions } from './interactions/jobs/manageJob.ts'
import { refusedActionInteractions } from './interactions/jobs/refusedActions.ts'
import { staffInteractions } from './interactions/jobs/staff.ts'
import { timelineInteractions } from './interactions/jobs/timeline.ts'
import { transitionInteractions } from './interactions/jobs/transitions.ts'
import { lookupInteractions } from './interactions/lookups.ts'
import { bellInteractions } from './interactions/notifications/bell.ts'
import { clientMessageInteractions } from './interactions/notifications/clientMessages.ts'
import { planInteractions } from './interactions/plans/planList.ts'
import { paymentConfigurationInteractions } from './interactions/plans/paymentConfiguration.ts'
import { subscriptionInteractions } from './interactions/plans/subscription.ts'
import { transactionInteractions } from './interactions/plans/transactions.ts'
import { messageSettingInteractions } from './interactions/notifications/messageSettings.ts'
import { templateInteractions } from './interactions/notifications/templates.ts'
import { accountSetupInteractions } from './interactions/profile/accountSetup.ts'
import { generalDataInteractions } from './interactions/profile/generalData.ts'
import { ownProfileInteractions } from './interactions/profile/ownProfile.ts'
import { profileOutcomeInteractions } from './interactions/profile/outcomes.ts'
import { profileInteractions } from './interactions/profile/ownUser.ts'
import { companyInteractions } from './interactions/company.ts'
import { settingsInteractions } from './interactions/settings.ts'
import { staffChangeInteractions } from './interactions/staff/staffChange.ts'
import { staffPasswordInteractions } from './interactions/staff/staffPasswords.ts'
import { staffListInteractions } from './interactions/staff/staffList.ts'
import { staticContentInteractions } from './interactions/staticContent.ts'
import { supportInteractions } from './interactions/support.ts'
import { taxChangeInteractions } from './interactions/taxes/taxChange.ts'
import { taxInteractions } from './interactions/taxes/taxList.ts'

/** What the gateway asks of the backend, by domain: each has a pact of its own. */
export const interactions: Readonly<Record<Domain, readonly Interaction[]>> = {
  auth: [
    ...authInteractions,
    ...registrationInteractions,
    ...socialLoginInteractions,
    ...verificationInteractions,
    ...passwordInteractions,
    ...authOutcomeInteractions,
  ],
  profile: [
    ...profileInteractions,
    ...accountSetupInteractions,
    ...ownProfileInteractions,
    ...generalDataInteractions,
    ...profileOutcomeInteractions,
  ],
  lookups: lookupInteractions,
  branches: [...branchListInteractions, ...branchChangeInteractions, ...branchHeadInteractions],
  catalogue: [
    ...catalogueInteractions,
    ...categoryChangeInteractions,
    ...priceListInteractions,
    ...serviceAdditionInteractions,
    ...serviceChangeInteractions,
  ],
  dashboard: dashboardInteractions,
  invoices: [...invoiceListInteractions, ...invoiceInteractions, ...paymentInteractions, ...batchInteractions, ...voidingInteractions],
  earnings: [...earningSumInteractions, ...earningRowInteractions],
  jobs: [
    ...jobListInteractions,
    ...jobInteractions,
    ...jobPartsInteractions,
    ...jobFormInteractions,
    ...jobChangeInteractions,
    ...jobDeletionInteractions,
    ...manageJobInteractions,
    ...refusedActionInteractions,
    ...transitionInteractions,
    ...timelineInteractions,
    ...staffInteractions,
    ...dispatchInteractions,
    ...jobPageInteractions,
    ...jobSumInteractions,
    ...seriesBillingInteractions,
    ...jobOutcomeInteractions,
    ...quoteInteractions,
    ...foreignJobInteractions,
  ],
  forms: [...formListInteractions, ...formChangeInteractions, ...savedFormInteractions],
  taxes: [...taxInteractions, ...taxChangeInteractions],
  customers: [
    ...customerInteractions,
    ...customerListInteractions,
    ...newCustomerInteractions,
    ...newPropertyInteractions,
    ...customerPageInteractions,
    ...customerChangeInteractions,
    ...propertyChangeInteractions,
  ],
  staff: [...staffListInteractions, ...staffChangeInteractions, ...staffPasswordInteractions],
  staticContent: staticContentInteractions,
  settings: [...settingsInteractions, ...companyInteractions],
  support: supportInteractions,
  notifications: [...bellInteractions, ...messageSettingInteractions, ...templateInteractions, ...clientMessageInteractions],
  agreements: agreementInteractions,
  plans: [...planInteractions, ...subscriptionInteractions, ...transactionInteractions, ...paymentConfigurationInteractions],
}

export const domains = Object.keys(endpoints) as Domain[]
export const allInteractions: readonly Interaction[] = domains.flatMap((domain) => interactions[domain])

const rows: readonly (readonly [name: string, row: Endpoint])[] = Object.values(endpoints).flatMap((table) => Object.entries(table))
/** The name of a row in the table of endpoints. */
export const rowNameOf = (row: Endpoint): string => rows.find(([, candidate]) => candidate === row)?.[0] ?? row.path
