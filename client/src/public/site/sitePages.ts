import type { ComponentType } from 'react'
import { paths } from '../../shared/paths.ts'

type Page = ComponentType
type Load = () => Promise<Page>

/** What stands at which address of the public site. Each page is a chunk of its own. */
const pages: Readonly<Record<string, Load>> = {
  [paths.landing()]: () => import('./home/HomePage.tsx').then(({ HomePage }) => HomePage),
  [paths.services()]: () => import('./pages/ServicesPage.tsx').then(({ ServicesPage }) => ServicesPage),
  [paths.features()]: () => import('./pages/FeaturesPage.tsx').then(({ FeaturesPage }) => FeaturesPage),
  [paths.pricing()]: () => import('./pricing/PricingPage.tsx').then(({ PricingPage }) => PricingPage),
  [paths.blog()]: () => import('./blog/BlogPage.tsx').then(({ BlogPage }) => BlogPage),
  [paths.faq()]: () => import('./pages/FaqPage.tsx').then(({ FaqPage }) => FaqPage),
  [paths.contact()]: () => import('./pages/ContactPage.tsx').then(({ ContactPage }) => ContactPage),
  [paths.about()]: () => import('./pages/AboutPage.tsx').then(({ AboutPage }) => AboutPage),
  [paths.aboutProduct()]: () => import('./pages/textPages.tsx').then(({ AboutProductPage }) => AboutProductPage),
  [paths.shareApp()]: () => import('./pages/textPages.tsx').then(({ ShareAppPage }) => ShareAppPage),
  [paths.terms()]: () => import('./pages/textPages.tsx').then(({ TermsPage }) => TermsPage),
  [paths.privacy()]: () => import('./pages/textPages.tsx').then(({ PrivacyPage }) => PrivacyPage),
}

const loadNotFound: Load = () => import('./pages/NotFoundPage.tsx').then(({ NotFoundPage }) => NotFoundPage)
const loadArticle: Load = () => import('./blog/ArticlePage.tsx').then(({ ArticlePage }) => ArticlePage)

/** The address in the form in which pages are listed: no slash at the end. */
const trimmed = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

/** The slug of `/blog/:slug`; null elsewhere. */
export function slugOf(pathname: string): string | null {
  const [, blog, slug, ...more] = trimmed(pathname).split('/')
  return `/${blog}` === paths.blog() && slug && more.length === 0 ? slug : null
}

/** The page of that address; what is not there is a page too. */
export const loaderOf = (pathname: string): Load => pages[trimmed(pathname)] ?? (slugOf(pathname) ? loadArticle : loadNotFound)

/** Every address with a page of its own, articles aside. */
export const sitePageAddresses: readonly string[] = Object.keys(pages)
