import type { ApprovalForm } from '../approve/approvalForm.ts'

/** Answers with forms of the account, by default the sample that approves quotes, and the chosen one. */
export const approvalForms = (forms: readonly Partial<ApprovalForm>[], approvalFormId: string | null) => ({
  JobFormForms: {
    forms: {
      __typename: 'FormPage',
      items: forms.map((form) => ({
        __typename: 'Form',
        id: '61',
        formName: 'Sample Authority to Proceed',
        status: 'ACTIVE',
        categoryIds: [],
        attachTo: [],
        ...form,
      })),
    },
  },
  ApprovalFormChoice: {
    companySettings: { __typename: 'CompanySettings', job: { __typename: 'JobSetting', approvalFormId } },
  },
})
