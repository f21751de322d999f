import type { Interaction } from './interaction.ts'
import { accountSetupInteractions } from './interactions/accountSetup.ts'
import { authInteractions } from './interactions/auth.ts'
import { catalogueInteractions } from './interactions/catalogue.ts'
import { companyInteractions } from './interactions/company.ts'
import { customerListInteractions } from './interactions/customerList.ts'
import { customerInteractions } from './interactions/customers.ts'
import { generalDataInteractions } from './interactions/generalData.ts'
import { jobInteractions } from './interactions/job.ts'
import { jobChangeInteractions } from './interactions/jobChange.ts'
import { jobDeletionInteractions } from './interactions/jobDeletion.ts'
import { jobFormInteractions } from './interactions/jobForm.ts'
import { jobListInteractions } from './interactions/jobList.ts'
import { jobPartsInteractions } from './interactions/jobParts.ts'
import { lookupInteractions } from './interactions/lookups.ts'
import { manageJobInteractions } from './interactions/manageJob.ts'
import { newCustomerInteractions } from './interactions/newCustomer.ts'
import { newPropertyInteractions } from './interactions/newProperty.ts'
import { ownProfileInteractions } from './interactions/ownProfile.ts'
import { passwordInteractions } from './interactions/passwords.ts'
import { planInteractions } from './interactions/plans.ts'
import { priceListInteractions } from './interactions/priceList.ts'
import { profileInteractions } from './interactions/profile.ts'
import { refusedActionInteractions } from './interactions/refusedActions.ts'
import { registrationInteractions } from './interactions/registration.ts'
import { socialLoginInteractions } from './interactions/socialLogin.ts'
import { staffInteractions } from './interactions/staff.ts'
import { staticContentInteractions } from './interactions/staticContent.ts'
import { supportInteractions } from './interactions/support.ts'
import { timelineInteractions } from './interactions/timeline.ts'
import { verificationInteractions } from './interactions/verification.ts'

/** Everything that the gateway asks of the backend. */
export const interactions: readonly Interaction[] = [
  ...authInteractions,
  ...registrationInteractions,
  ...socialLoginInteractions,
  ...verificationInteractions,
  ...passwordInteractions,
  ...profileInteractions,
  ...accountSetupInteractions,
  ...ownProfileInteractions,
  ...generalDataInteractions,
  ...lookupInteractions,
  ...catalogueInteractions,
  ...priceListInteractions,
  ...companyInteractions,
  ...jobListInteractions,
  ...jobInteractions,
  ...jobPartsInteractions,
  ...jobFormInteractions,
  ...jobChangeInteractions,
  ...jobDeletionInteractions,
  ...manageJobInteractions,
  ...refusedActionInteractions,
  ...timelineInteractions,
  ...staffInteractions,
  ...customerInteractions,
  ...customerListInteractions,
  ...newCustomerInteractions,
  ...newPropertyInteractions,
  ...staticContentInteractions,
  ...supportInteractions,
  ...planInteractions,
]
