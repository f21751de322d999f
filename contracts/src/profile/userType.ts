/** Spec §6 "user_type values seen". */
export const userType = {
  COMPANY: { code: 'company', label: 'Company owner' },
  INDIVIDUAL: { code: 'individual', label: 'Individual provider' },
  STAFF_ADMIN: { code: 'staff_admin', label: 'Staff admin' },
  BRANCH_HEAD: { code: 'branch_head', label: 'Branch head' },
  STAFF: { code: 'staff', label: 'Staff' },
} as const
export type UserTypeCode = (typeof userType)[keyof typeof userType]['code']
