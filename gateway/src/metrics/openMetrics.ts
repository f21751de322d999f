/** OpenTelemetry metrics for Prometheus on a separate port. Loaded only if METRICS_PORT is set. */
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { Metrics, MetricsOptions, LiveCounts } from './metrics.ts'

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** Bounds the label's cardinality: operation names come from clients. */
const MOST_NAMES = 300
const OTHER = 'other'

function boundedNames(most: number): (name: string | undefined) => string {
  const known = new Set<string>()
  return (name) => {
    if (name === undefined) return OTHER
    if (known.has(name)) return name
    if (known.size >= most) return OTHER
    known.add(name)
    return name
  }
}

export async function openMetrics({ port, host }: MetricsOptions): Promise<Metrics> {
  const exporter = new PrometheusExporter({ port, host, preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true })
  await exporter.startServer()
  const provider = new MeterProvider({ readers: [exporter] })
  const runtime = new RuntimeNodeInstrumentation()
  runtime.setMeterProvider(provider)
  const meter = provider.getMeter('callout-gateway')
  const advice = { explicitBucketBoundaries: buckets }
  const operations = meter.createHistogram('callout_operation_duration', {
    description: 'Answers of GraphQL, by operation and by the code of their first error',
    unit: 's',
    advice,
  })
  const calls = meter.createHistogram('callout_upstream_duration', {
    description: 'Calls of the backend, by call and responseCode',
    unit: 's',
    advice,
  })
  const mismatches = meter.createCounter('callout_upstream_mismatches', {
    description: 'Fields of sampled replies that differ from the contract, by call, field and kind',
  })
  const getName = boundedNames(MOST_NAMES)

  const watch = ({ paths, windows }: LiveCounts): void => {
    const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description })
    const [running, waiting, open] = [
      gauge('callout_upstream_running', 'Calls under way at a path of the backend'),
      gauge('callout_upstream_waiting', 'Calls that wait for their turn at a path of the backend'),
      gauge('callout_upstream_circuit_open', '1 while nothing is tried at a path of the backend'),
    ]
    meter.addBatchObservableCallback(
      (observer) => {
        for (const { path, ...state } of paths()) {
          observer.observe(running, state.running, { path })
          observer.observe(waiting, state.waiting, { path })
          observer.observe(open, Number(state.isOpen), { path })
        }
      },
      [running, waiting, open],
    )
    gauge('callout_windows', 'Windows that listen for changes').addCallback((result) => result.observe(windows()))
  }
  return {
    operation: ({ name, code = 'OK', ms }) => operations.record(ms / 1000, { operation: getName(name), code }),
    call: ({ call, code, ms }) => calls.record(ms / 1000, { call, code }),
    mismatch: (measured) => mismatches.add(1, { ...measured }),
    watch,
    close: async () => {
      runtime.disable()
      await provider.shutdown()
    },
  }
}
