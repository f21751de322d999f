const none = (type: string) => ({ __typename: type, totalCount: 0, items: [] })

/** Response for a company with profile and categories, whose first step is not ticked. */
export const setupAnswer = () => ({
  generalData: {
    __typename: 'GeneralData',
    setupSteps: ['company', 'categories', 'services', 'staff', 'customer', 'job'].map((step) => ({
      __typename: 'SetupStep',
      step,
      isCompleted: step === 'categories',
    })),
  },
  company: { __typename: 'Company', id: '1', organizationName: 'Harbor Home Services', city: 'Boston' },
  ownCategories: { ...none('CategoryPage'), totalCount: 2 },
  services: none('ServicePage'),
})

/** Response with its staff, customers and jobs. */
export const setupRecordsAnswer = () => ({
  teamMembers: { ...none('TeamPage'), totalCount: 1 },
  customers: none('CustomerPage'),
  jobs: none('JobPage'),
})
