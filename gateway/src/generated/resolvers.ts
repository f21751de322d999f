import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { JobSource, VisitSource } from '../modules/jobs.ts';
import type { CustomerSource, PropertySource } from '../modules/customers.ts';
import type { UserSource } from '../modules/profile.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string | number; output: number | string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day as YYYY-MM-DD, in the account's time zone. */
  CalendarDate: { input: string; output: string; }
  /** A time of day as HH:mm on a 24-hour clock, in the account's time zone. */
  ClockTime: { input: string; output: string; }
  /** An instant, in Unix seconds. */
  Instant: { input: number; output: number; }
  /** An amount of money with at most two decimals; its currency stands beside it. */
  Money: { input: number; output: number; }
};

/** A note, to one visit or to the job as a whole. */
export type AddJobNoteInput = {
  jobId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** A form that is to be filled in on a job. */
export type AttachedForm = {
  __typename?: 'AttachedForm';
  formId: Scalars['ID']['output'];
  formName?: Maybe<Scalars['String']['output']>;
  isRequired?: Maybe<Scalars['Boolean']['output']>;
  isSubmitted?: Maybe<Scalars['Boolean']['output']>;
  jobFormId?: Maybe<Scalars['ID']['output']>;
};

/** Why a job is cancelled. */
export type CancelReason = {
  __typename?: 'CancelReason';
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  requiresNote?: Maybe<Scalars['Boolean']['output']>;
};

/** Trade to which a job belongs. */
export type Category = {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** A visit that overlaps the wanted time. */
export type Clash = {
  __typename?: 'Clash';
  endAt?: Maybe<Scalars['Instant']['output']>;
  jobNumber?: Maybe<Scalars['String']['output']>;
  startAt?: Maybe<Scalars['Instant']['output']>;
  visitId: Scalars['ID']['output'];
};

/** Who the work is for. Jobs bring id, name and phone along; the rest costs `GET /customers/{id}`, once for each customer. */
export type Customer = {
  __typename?: 'Customer';
  billedTotal?: Maybe<Scalars['Money']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDoNotService?: Maybe<Scalars['Boolean']['output']>;
  jobsCount?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  outstandingBalance?: Maybe<Scalars['Money']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  tags?: Maybe<Array<Scalars['String']['output']>>;
};

/** Spec §9, discount types. */
export type DiscountType =
  | 1
  | 0;

/** One value that changed, in words that a person reads; instants as text of Unix seconds. */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  field: Scalars['String']['output'];
  from?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
};

/** Spec §4, job history events. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  actor?: Maybe<Person>;
  changes?: Maybe<Array<HistoryChange>>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  event: HistoryEvent;
  id: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  /** The status that followed; payment and receipt have timeline statuses of their own. */
  status?: Maybe<TimelineStatus>;
  visitId?: Maybe<Scalars['ID']['output']>;
};

/** What a timeline tells of. */
export type HistoryEvent =
  | 'created'
  | 'edited'
  | 'invoice_generated'
  | 'note'
  | 'payment_processed'
  | 'receipt_generated'
  | 'scheduled_and_assigned'
  | 'status_changed';

/** Entries of one page of a timeline. */
export type HistoryPage = {
  __typename?: 'HistoryPage';
  items: Array<HistoryEntry>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** 9 and 10 of the alternative labelling in spec §4. */
export type InvoiceStatus =
  | 10
  | 9;

/** A piece of work for a customer at a property, done in one or more visits. */
export type Job = {
  __typename?: 'Job';
  /** What the signed-in user can do now. Null where the backend does not say. */
  allowedActions?: Maybe<Array<JobAction>>;
  branchId?: Maybe<Scalars['ID']['output']>;
  cancelReason?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Category>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  createdBy?: Maybe<Person>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  customer?: Maybe<Customer>;
  /** Day of the visit that comes next, or of the last one. */
  date?: Maybe<Scalars['CalendarDate']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  discountTotal?: Maybe<Scalars['Money']['output']>;
  discountType?: Maybe<DiscountType>;
  /** Percent or amount, as `discountType` says. */
  discountValue?: Maybe<Scalars['Float']['output']>;
  endAt?: Maybe<Scalars['Instant']['output']>;
  forms?: Maybe<Array<AttachedForm>>;
  id: Scalars['ID']['output'];
  invoice?: Maybe<JobInvoice>;
  invoiceStatus?: Maybe<InvoiceStatus>;
  isLate?: Maybe<Scalars['Boolean']['output']>;
  isRecurring?: Maybe<Scalars['Boolean']['output']>;
  jobFinishedNotes?: Maybe<Scalars['String']['output']>;
  jobNumber?: Maybe<Scalars['String']['output']>;
  lineItems?: Maybe<Array<LineItem>>;
  /** Sent back with every change, so that nobody overwrites what they have not seen. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  priority?: Maybe<Priority>;
  property?: Maybe<Property>;
  scheduleLater?: Maybe<Scalars['Boolean']['output']>;
  staff?: Maybe<Array<StaffMember>>;
  startAt?: Maybe<Scalars['Instant']['output']>;
  /** Follows from the statuses of its visits. */
  status: JobStatus;
  subtotal?: Maybe<Scalars['Money']['output']>;
  taxTotal?: Maybe<Scalars['Money']['output']>;
  taxes?: Maybe<Array<TaxAmount>>;
  /** IANA name. */
  timezone?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['Money']['output']>;
  updatedAt?: Maybe<Scalars['Instant']['output']>;
  visits?: Maybe<Array<Visit>>;
  visitsDone?: Maybe<Scalars['Int']['output']>;
  visitsTotal?: Maybe<Scalars['Int']['output']>;
};

/** What can be done to a visit; wire.md section 5 says from which status. */
export type JobAction =
  | 'assign'
  | 'cancel'
  | 'create_invoice'
  | 'decline'
  | 'finish'
  | 'on_the_way'
  | 'reached'
  | 'reopen'
  | 'reschedule'
  | 'schedule'
  | 'start'
  | 'unassign'
  | 'unschedule';

/** How many jobs each tab lists under the same search and filters. */
export type JobCounts = {
  __typename?: 'JobCounts';
  active: Scalars['Int']['output'];
  all: Scalars['Int']['output'];
  completed: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
};

/** Tabs of the job list (spec §4): PENDING, ACTIVE and COMPLETED add up to ALL. */
export type JobFilter =
  | 11
  | 12
  | 6
  | 1;

/** An invoice as its job shows it. */
export type JobInvoice = {
  __typename?: 'JobInvoice';
  balanceDue?: Maybe<Scalars['Money']['output']>;
  currencyCode?: Maybe<Scalars['String']['output']>;
  dueDate?: Maybe<Scalars['CalendarDate']['output']>;
  id: Scalars['ID']['output'];
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<InvoiceStatus>;
  total?: Maybe<Scalars['Money']['output']>;
};

/** Jobs of one page. Pages count from 1; `totalCount` counts the rows of all pages. */
export type JobPage = {
  __typename?: 'JobPage';
  counts?: Maybe<JobCounts>;
  items: Array<Job>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Columns by which the job list can be sorted. */
export type JobSort =
  | 'customer'
  | 'job_number'
  | 'priority'
  | 'start_at'
  | 'status'
  | 'title'
  | 'total';

/** Spec §4, job and visit status. */
export type JobStatus =
  | 1
  | 7
  | 6
  | 8
  | 5
  | 2
  | 3
  | 4
  | 0
  | 11;

/** Which jobs, in which order, and which page of them. */
export type JobsInput = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** First day. */
  dateFrom?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Last day. */
  dateTo?: InputMaybe<Scalars['CalendarDate']['input']>;
  filter?: InputMaybe<JobFilter>;
  isLate?: InputMaybe<Scalars['Boolean']['input']>;
  isRecurring?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100; 10 where it is missing. */
  perPage?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Priority>;
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of a job number, a title, a customer's name or phone, or a street. */
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<JobSort>;
  sortDirection?: InputMaybe<SortDirection>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
  /** Exact statuses, in addition to the filter. */
  statuses?: InputMaybe<Array<JobStatus>>;
};

/** A position of the price list, as sold in a job. */
export type LineItem = {
  __typename?: 'LineItem';
  /** Unit price. */
  amount?: Maybe<Scalars['Money']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isTaxExempt?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  productType?: Maybe<ProductType>;
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Quantity times unit price, before discount and tax. */
  total?: Maybe<Scalars['Money']['output']>;
  unit?: Maybe<Scalars['String']['output']>;
};

/** An action and what it needs; the table of wire.md section 5 says which action needs what. */
export type ManageJobInput = {
  action: JobAction;
  /** Save although somebody is busy at that time. */
  allowClash?: InputMaybe<Scalars['Boolean']['input']>;
  /** For CANCEL. */
  cancelReasonId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  endTime?: InputMaybe<Scalars['ClockTime']['input']>;
  /** For FINISH. */
  jobFinishedNotes?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  /** Of the visit, where one is named, else of the job. */
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  notifyCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  /** For DECLINE; for CANCEL what the person adds. */
  reason?: InputMaybe<Scalars['String']['input']>;
  staffIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startTime?: InputMaybe<Scalars['ClockTime']['input']>;
  /** Without it the action goes to the visit that comes next. */
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** The job after an action, the visit it was done to, and the new entry of the timeline. */
export type ManagedJob = {
  __typename?: 'ManagedJob';
  history?: Maybe<HistoryEntry>;
  job: Job;
  visit?: Maybe<Visit>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a note to a job's timeline. */
  addJobNote: HistoryEntry;
  /** Does one action of a visit, from `POST /jobs/manage_job`. An action that the status does not allow is INVALID. */
  manageJob: ManagedJob;
  /** Spec §4, sign-in response handling. A wrong password is an error with code INVALID. */
  signIn: SignInResult;
};


export type MutationAddJobNoteArgs = {
  input: AddJobNoteInput;
};


export type MutationManageJobArgs = {
  input: ManageJobInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};

/** Who did something. */
export type Person = {
  __typename?: 'Person';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** Spec §9, priorities. */
export type Priority =
  | 3
  | 1
  | 2;

/** What the price list sells. */
export type ProductType =
  | 1
  | 0;

/** Where the work is done. */
export type Property = {
  __typename?: 'Property';
  accessNotes?: Maybe<Scalars['String']['output']>;
  /** On one line. */
  address?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** From `GET /static_contents/cancel_job_reasons`. */
  cancelReasons: Array<CancelReason>;
  /** One job with its visits, from `GET /jobs/{id}`. */
  job: Job;
  /** A job's timeline, the newest entry first. */
  jobHistory: HistoryPage;
  /** A page of jobs, from `GET /jobs/job_listing`: of staff the own ones only. */
  jobs: JobPage;
  /** The signed-in user, from `GET /users/user_profile_get`. */
  me: User;
  /** Staff for a visit, the best first, with what speaks against each. */
  rankedStaff: Array<RankedStaff>;
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobHistoryArgs = {
  jobId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobsArgs = {
  input?: InputMaybe<JobsInput>;
};


export type QueryRankedStaffArgs = {
  input: RankedStaffInput;
};

/** A candidate for a visit. */
export type RankedStaff = {
  __typename?: 'RankedStaff';
  /** Works in the category of the job. */
  categoryMatch?: Maybe<Scalars['Boolean']['output']>;
  clashes?: Maybe<Array<Clash>>;
  color?: Maybe<Scalars['String']['output']>;
  /** From the visit before, or from the branch, in kilometres. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  /** 0 to 100, the higher the better. */
  score?: Maybe<Scalars['Float']['output']>;
  unavailableReason?: Maybe<Scalars['String']['output']>;
  visitsThatDay?: Maybe<Scalars['Int']['output']>;
};

/** Which visit the staff is wanted for. */
export type RankedStaffInput = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryId: Scalars['ID']['input'];
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  endTime?: InputMaybe<Scalars['ClockTime']['input']>;
  /** The visit that is being planned: it does not clash with itself. */
  excludeVisitId?: InputMaybe<Scalars['ID']['input']>;
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  startTime?: InputMaybe<Scalars['ClockTime']['input']>;
};

/** Spec §3, sign-in payload; the device type is added on the way. */
export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** What the spec expects of a sign-in; everything else is an error. */
export type SignInResult = SignedIn | UnknownEmail | VerificationPending;

/** responseCode 200: the token goes into the Authorization header of every later operation. */
export type SignedIn = {
  __typename?: 'SignedIn';
  message?: Maybe<Scalars['String']['output']>;
  token: Scalars['String']['output'];
  user: User;
};

/** Which way a list runs. */
export type SortDirection =
  | 'asc'
  | 'desc';

/** A staff member as jobs and visits show one. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** CSS colour of the lane on the board. */
  color?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** Spec §3, subscription_details; periods in whole days. */
export type SubscriptionDetails = {
  __typename?: 'SubscriptionDetails';
  appFreeTrialDays?: Maybe<Scalars['Int']['output']>;
  freeTrialDays?: Maybe<Scalars['Int']['output']>;
  nextBillingTimestamp?: Maybe<Scalars['Instant']['output']>;
  purchaseSkuName?: Maybe<Scalars['String']['output']>;
  remainingDays?: Maybe<Scalars['Int']['output']>;
  userPurchaseSku?: Maybe<Scalars['String']['output']>;
};

/** One tax of a sum. */
export type TaxAmount = {
  __typename?: 'TaxAmount';
  amount?: Maybe<Scalars['Money']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Percent. */
  rate?: Maybe<Scalars['Float']['output']>;
  taxId: Scalars['ID']['output'];
};

/** Spec §9: 0 is the 12-hour clock, 1 the 24-hour clock. */
export type TimeFormat =
  | 0
  | 1;

/** Job statuses and the two that only a timeline has. */
export type TimelineStatus =
  | 1
  | 7
  | 6
  | 8
  | 5
  | 2
  | 99
  | 3
  | 100
  | 4
  | 0
  | 11;

/** responseCode 204: no user has this email address. */
export type UnknownEmail = {
  __typename?: 'UnknownEmail';
  message: Scalars['String']['output'];
};

/** Spec §3, User. */
export type User = {
  __typename?: 'User';
  avatarUrl?: Maybe<Scalars['String']['output']>;
  branchId?: Maybe<Scalars['ID']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** One of the five patterns of spec §9. */
  dateFormat?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isVerificationRequired?: Maybe<Scalars['Boolean']['output']>;
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  /** BCP 47. */
  languageCode?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  subscriptionDetails?: Maybe<SubscriptionDetails>;
  timeFormat?: Maybe<TimeFormat>;
  /** IANA name; every date and time of the account is shown in it. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Null until the account is set up. */
  userProfileDetails?: Maybe<UserProfileDetails>;
  userType?: Maybe<UserType>;
};

/** Spec §3, user_profile_details. */
export type UserProfileDetails = {
  __typename?: 'UserProfileDetails';
  address?: Maybe<Scalars['String']['output']>;
  /** What a staff admin is allowed to do; empty for everybody else. */
  authorities?: Maybe<Array<Scalars['String']['output']>>;
  country?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  organizationName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
};

/** Spec §6, user types. */
export type UserType =
  | 'branch_head'
  | 'company'
  | 'individual'
  | 'staff'
  | 'staff_admin';

/** responseCode 401 with the OTP message: the email address has still to be verified. */
export type VerificationPending = {
  __typename?: 'VerificationPending';
  message: Scalars['String']['output'];
  /** Stands for the session during verification, where the backend sent one. */
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

/** One appointment of a job. */
export type Visit = {
  __typename?: 'Visit';
  /** What the signed-in user can do now. Null where the backend does not say. */
  allowedActions?: Maybe<Array<JobAction>>;
  arrivalWindowMinutes?: Maybe<Scalars['Int']['output']>;
  date?: Maybe<Scalars['CalendarDate']['output']>;
  endAt?: Maybe<Scalars['Instant']['output']>;
  finishedAt?: Maybe<Scalars['Instant']['output']>;
  id: Scalars['ID']['output'];
  /** Moved by hand, away from the rule of a recurring job. */
  isException?: Maybe<Scalars['Boolean']['output']>;
  isLate?: Maybe<Scalars['Boolean']['output']>;
  lockVersion?: Maybe<Scalars['Int']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  onTheWayAt?: Maybe<Scalars['Instant']['output']>;
  reachedAt?: Maybe<Scalars['Instant']['output']>;
  staff?: Maybe<Array<StaffMember>>;
  startAt?: Maybe<Scalars['Instant']['output']>;
  startedAt?: Maybe<Scalars['Instant']['output']>;
  status: JobStatus;
  visitNumber?: Maybe<Scalars['Int']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SignInResult:
    | ( Omit<SignedIn, 'user'> & { user: _RefType['User'] } )
    | ( UnknownEmail )
    | ( Omit<VerificationPending, 'user'> & { user?: Maybe<_RefType['User']> } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddJobNoteInput: AddJobNoteInput;
  AttachedForm: ResolverTypeWrapper<AttachedForm>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CalendarDate: ResolverTypeWrapper<Scalars['CalendarDate']['output']>;
  CancelReason: ResolverTypeWrapper<CancelReason>;
  Category: ResolverTypeWrapper<Category>;
  Clash: ResolverTypeWrapper<Clash>;
  ClockTime: ResolverTypeWrapper<Scalars['ClockTime']['output']>;
  Customer: ResolverTypeWrapper<CustomerSource>;
  DiscountType: DiscountType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryEvent: HistoryEvent;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Instant: ResolverTypeWrapper<Scalars['Instant']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvoiceStatus: InvoiceStatus;
  Job: ResolverTypeWrapper<JobSource>;
  JobAction: JobAction;
  JobCounts: ResolverTypeWrapper<JobCounts>;
  JobFilter: JobFilter;
  JobInvoice: ResolverTypeWrapper<JobInvoice>;
  JobPage: ResolverTypeWrapper<Omit<JobPage, 'items'> & { items: Array<ResolversTypes['Job']> }>;
  JobSort: JobSort;
  JobStatus: JobStatus;
  JobsInput: JobsInput;
  LineItem: ResolverTypeWrapper<LineItem>;
  ManageJobInput: ManageJobInput;
  ManagedJob: ResolverTypeWrapper<Omit<ManagedJob, 'job' | 'visit'> & { job: ResolversTypes['Job'], visit?: Maybe<ResolversTypes['Visit']> }>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Person: ResolverTypeWrapper<Person>;
  Priority: Priority;
  ProductType: ProductType;
  Property: ResolverTypeWrapper<PropertySource>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankedStaff: ResolverTypeWrapper<RankedStaff>;
  RankedStaffInput: RankedStaffInput;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'user'> & { user: ResolversTypes['User'] }>;
  SortDirection: SortDirection;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscriptionDetails: ResolverTypeWrapper<SubscriptionDetails>;
  TaxAmount: ResolverTypeWrapper<TaxAmount>;
  TimeFormat: TimeFormat;
  TimelineStatus: TimelineStatus;
  UnknownEmail: ResolverTypeWrapper<UnknownEmail>;
  User: ResolverTypeWrapper<UserSource>;
  UserProfileDetails: ResolverTypeWrapper<UserProfileDetails>;
  UserType: UserType;
  VerificationPending: ResolverTypeWrapper<Omit<VerificationPending, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Visit: ResolverTypeWrapper<VisitSource>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddJobNoteInput: AddJobNoteInput;
  AttachedForm: AttachedForm;
  Boolean: Scalars['Boolean']['output'];
  CalendarDate: Scalars['CalendarDate']['output'];
  CancelReason: CancelReason;
  Category: Category;
  Clash: Clash;
  ClockTime: Scalars['ClockTime']['output'];
  Customer: CustomerSource;
  Float: Scalars['Float']['output'];
  HistoryChange: HistoryChange;
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  ID: Scalars['ID']['output'];
  Instant: Scalars['Instant']['output'];
  Int: Scalars['Int']['output'];
  Job: JobSource;
  JobCounts: JobCounts;
  JobInvoice: JobInvoice;
  JobPage: Omit<JobPage, 'items'> & { items: Array<ResolversParentTypes['Job']> };
  JobsInput: JobsInput;
  LineItem: LineItem;
  ManageJobInput: ManageJobInput;
  ManagedJob: Omit<ManagedJob, 'job' | 'visit'> & { job: ResolversParentTypes['Job'], visit?: Maybe<ResolversParentTypes['Visit']> };
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  Person: Person;
  Property: PropertySource;
  Query: Record<PropertyKey, never>;
  RankedStaff: RankedStaff;
  RankedStaffInput: RankedStaffInput;
  SignInInput: SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignedIn: Omit<SignedIn, 'user'> & { user: ResolversParentTypes['User'] };
  StaffMember: StaffMember;
  String: Scalars['String']['output'];
  SubscriptionDetails: SubscriptionDetails;
  TaxAmount: TaxAmount;
  UnknownEmail: UnknownEmail;
  User: UserSource;
  UserProfileDetails: UserProfileDetails;
  VerificationPending: Omit<VerificationPending, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Visit: VisitSource;
};

export type AttachedFormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttachedForm'] = ResolversParentTypes['AttachedForm']> = {
  formId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  formName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSubmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobFormId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export interface CalendarDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CalendarDate'], any> {
  name: 'CalendarDate';
}

export type CancelReasonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelReason'] = ResolversParentTypes['CancelReason']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresNote?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClashResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Clash'] = ResolversParentTypes['Clash']> = {
  endAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  visitId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface ClockTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ClockTime'], any> {
  name: 'ClockTime';
}

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  billedTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDoNotService?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outstandingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['HistoryChange']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['HistoryEvent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TimelineStatus']>, ParentType, ContextType>;
  visitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  items?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface InstantScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Instant'], any> {
  name: 'Instant';
}

export type JobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  allowedActions?: Resolver<Maybe<Array<ResolversTypes['JobAction']>>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  discountValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<Array<ResolversTypes['AttachedForm']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['JobInvoice']>, ParentType, ContextType>;
  invoiceStatus?: Resolver<Maybe<ResolversTypes['InvoiceStatus']>, ParentType, ContextType>;
  isLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRecurring?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobFinishedNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineItems?: Resolver<Maybe<Array<ResolversTypes['LineItem']>>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  scheduleLater?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<Array<ResolversTypes['StaffMember']>>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<ResolversTypes['TaxAmount']>>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  visits?: Resolver<Maybe<Array<ResolversTypes['Visit']>>, ParentType, ContextType>;
  visitsDone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitsTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobCounts'] = ResolversParentTypes['JobCounts']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobInvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobInvoice'] = ResolversParentTypes['JobInvoice']> = {
  balanceDue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['InvoiceStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type JobPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobPage'] = ResolversParentTypes['JobPage']> = {
  counts?: Resolver<Maybe<ResolversTypes['JobCounts']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LineItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineItem'] = ResolversParentTypes['LineItem']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTaxExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productType?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManagedJobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ManagedJob'] = ResolversParentTypes['ManagedJob']> = {
  history?: Resolver<Maybe<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  visit?: Resolver<Maybe<ResolversTypes['Visit']>, ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addJobNote?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType, RequireFields<MutationAddJobNoteArgs, 'input'>>;
  manageJob?: Resolver<ResolversTypes['ManagedJob'], ParentType, ContextType, RequireFields<MutationManageJobArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
};

export type PersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  accessNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cancelReasons?: Resolver<Array<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobHistoryArgs, 'jobId'>>;
  jobs?: Resolver<ResolversTypes['JobPage'], ParentType, ContextType, Partial<QueryJobsArgs>>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  rankedStaff?: Resolver<Array<ResolversTypes['RankedStaff']>, ParentType, ContextType, RequireFields<QueryRankedStaffArgs, 'input'>>;
};

export type RankedStaffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RankedStaff'] = ResolversParentTypes['RankedStaff']> = {
  categoryMatch?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  clashes?: Resolver<Maybe<Array<ResolversTypes['Clash']>>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unavailableReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitsThatDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'SignedIn' | 'UnknownEmail' | 'VerificationPending', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionDetails'] = ResolversParentTypes['SubscriptionDetails']> = {
  appFreeTrialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeTrialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextBillingTimestamp?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  purchaseSkuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userPurchaseSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxAmount'] = ResolversParentTypes['TaxAmount']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UnknownEmailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnknownEmail'] = ResolversParentTypes['UnknownEmail']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerificationRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  languageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionDetails?: Resolver<Maybe<ResolversTypes['SubscriptionDetails']>, ParentType, ContextType>;
  timeFormat?: Resolver<Maybe<ResolversTypes['TimeFormat']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userProfileDetails?: Resolver<Maybe<ResolversTypes['UserProfileDetails']>, ParentType, ContextType>;
  userType?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType>;
};

export type UserProfileDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserProfileDetails'] = ResolversParentTypes['UserProfileDetails']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorities?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VerificationPendingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerificationPending'] = ResolversParentTypes['VerificationPending']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit']> = {
  allowedActions?: Resolver<Maybe<Array<ResolversTypes['JobAction']>>, ParentType, ContextType>;
  arrivalWindowMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isException?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onTheWayAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  reachedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<Array<ResolversTypes['StaffMember']>>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  visitNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AttachedForm?: AttachedFormResolvers<ContextType>;
  CalendarDate?: GraphQLScalarType;
  CancelReason?: CancelReasonResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Clash?: ClashResolvers<ContextType>;
  ClockTime?: GraphQLScalarType;
  Customer?: CustomerResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  Instant?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobCounts?: JobCountsResolvers<ContextType>;
  JobInvoice?: JobInvoiceResolvers<ContextType>;
  JobPage?: JobPageResolvers<ContextType>;
  LineItem?: LineItemResolvers<ContextType>;
  ManagedJob?: ManagedJobResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankedStaff?: RankedStaffResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  SubscriptionDetails?: SubscriptionDetailsResolvers<ContextType>;
  TaxAmount?: TaxAmountResolvers<ContextType>;
  UnknownEmail?: UnknownEmailResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserProfileDetails?: UserProfileDetailsResolvers<ContextType>;
  VerificationPending?: VerificationPendingResolvers<ContextType>;
  Visit?: VisitResolvers<ContextType>;
};

