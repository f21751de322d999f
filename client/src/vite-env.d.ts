/// <reference types="vite/client" />

/** Settings of the build; each may be missing. */
interface ImportMetaEnv {
  readonly VITE_GOOGLE_CLIENT_ID?: string
  readonly VITE_APPLE_CLIENT_ID?: string
  readonly VITE_FACEBOOK_CLIENT_ID?: string
  /** Origin that plays `auth/apple` (spec §3). */
  readonly VITE_AUTH_HOST?: string
  /** `true` shows the Facebook button without a client id too. */
  readonly VITE_FACEBOOK?: string
  /** Address provider: `builtIn` (the default) or `google`. */
  readonly VITE_ADDRESS_PROVIDER?: string
  /** Of the Places API, where `google` suggests addresses. */
  readonly VITE_GOOGLE_PLACES_KEY?: string
  /** Where events are posted. */
  readonly VITE_ANALYTICS_URL?: string
  /** Product name before the address of the plans page (spec §8), on other hosts than that of production. */
  readonly VITE_PRODUCT_PREFIX?: string
  /** Support form elsewhere, in place of the product's page. */
  readonly VITE_SUPPORT_FORM_URL?: string
}
