/** Every address of the product; parameters are encoded here and nowhere else. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  terms: () => '/terms',
  privacy: () => '/privacy',
  pricingPlans: () => '/pricing-plans',
  jobs: () => '/jobs',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
} as const

/** Addresses that the public root shows, whoever asks. */
const publicPaths: readonly string[] = [paths.login(), paths.register(), paths.forgotPassword(), paths.terms(), paths.privacy()]
export const isPublicPath = (pathname: string): boolean => publicPaths.includes(pathname.replace(/\/+$/, '') || '/')
