// Runs GraphQL clients and a validating proxy of others against the product, and prints what each of them got.
import { createHash } from 'node:crypto'
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { createClient, fetchExchange } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { GraphQLClient } from 'graphql-request'

const [url, email, password] = process.argv.slice(2)
const signIn = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { __typename ... on SignedIn { token user { id firstName } } ... on VerificationPending { token user { firstName } } ... on UnknownEmail { message } }
}`
const jobs = 'query Jobs($input: JobsInput) { jobs(input: $input) { totalCount items { id jobNumber status customer { name } } } }'
const account = { input: { email, password } }
const page = { input: { page: 1, perPage: 3 } }

const clients = {
  async 'graphql-request'() {
    const client = new GraphQLClient(url)
    const signed = await client.request(signIn, account)
    client.setHeader('authorization', signed.signIn.token)
    return [signed, await client.request(jobs, page)]
  },
  async urql() {
    const clientOf = (token) =>
      createClient({
        url,
        preferGetMethod: false,
        exchanges: [persistedExchange({ preferGetForPersistedQueries: false }), fetchExchange],
        fetchOptions: { headers: token ? { authorization: token } : {} },
      })
    const done = ({ data, error }) => {
      if (error) throw error
      return data
    }
    const signed = done(await clientOf().mutation(signIn, account))
    return [signed, done(await clientOf(signed.signIn.token).query(jobs, page))]
  },
  async apollo() {
    const sha256 = (text) => createHash('sha256').update(text).digest('hex')
    const clientOf = (token) =>
      new ApolloClient({
        cache: new InMemoryCache(),
        link: ApolloLink.from([
          new PersistedQueryLink({ sha256 }),
          new HttpLink({ uri: url, headers: token ? { authorization: token } : {} }),
        ]),
      })
    const signed = await clientOf().mutate({ mutation: gql(signIn), variables: account })
    const { data } = await clientOf(signed.data.signIn.token).query({ query: gql(jobs), variables: page })
    return [signed.data, data]
  },
}

const results = {}
for (const [name, run] of Object.entries(clients)) results[name] = await run()
process.stdout.write(JSON.stringify(results))
