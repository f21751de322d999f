/** The product's constants (spec §9), with the unit in each name. */
export const APP_VERSION = '4.0.1'
export const PLATFORM_HEADER = 'X-FC-App-Platform'
/** Client to gateway: the browser's time zone, for accounts without one. */
export const timeZoneHeader = 'x-time-zone'
/** Client to gateway: the window's id, so that it skips notices of its own changes. */
export const windowHeader = 'x-callout-window'
export const PLATFORM_WEB = '2'
/** Puts a call into an isolated session of the mock API. A real backend gets none of these three headers. */
export const mockSessionHeader = 'x-mock-session'
export const operationNameHeader = 'x-operation-name'
export const pollHeader = 'x-gateway-poll'
/** Reply header: seconds by which the mock API's clock is ahead. Never read from a real backend. */
export const clockAheadHeader = 'x-clock-ahead'
/** `device_type` of a browser. Not in the spec; follows the platform header. */
export const DEVICE_TYPE_WEB = 2
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const DEBOUNCE_MS = 1000
export const TOAST_CLOSE_MS = 3000
export const OTP_LENGTH = 6
export const OTP_RESEND_SECONDS = 300
export const FREE_TRIAL_DAYS = 7
export const DEFAULT_LANGUAGE = 'en'
export const DEFAULT_CURRENCY = 'USD'
export const UNDO_SECONDS = 10
export const LATE_AFTER_MINUTES = 15
/** How long staff can undo their own step (wire.md §5). */
export const STEP_BACK_MINUTES = 10
/** The sku of the free trial (wire.md §6, decision 2). */
export const FREE_TRIAL_SKU = 'free_trial'

export const dateFormats = ['MM/dd/yyyy', 'dd-MM-yyyy', 'MM-dd-yyyy', 'MMM dd,yyyy', 'dd/MM/yyyy'] as const
export const DEFAULT_DATE_FORMAT = 'MMMM D, YYYY'

export const timeFormat = {
  TWELVE_HOUR: { code: 0, label: '12-hour clock' },
  TWENTY_FOUR_HOUR: { code: 1, label: '24-hour clock' },
} as const
export const PASSWORD_MIN_LENGTH = 8
export const DEFAULT_SETUP_DIAL_CODE = '91'
export const DEFAULT_SIGN_UP_DIAL_CODE = '1'
