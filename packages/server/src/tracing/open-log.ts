// Opens the log: each line that follows from a request has its id.
import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './request-id.ts'

/** As Fastify calls it in the lines of a request's own logger. */
const LABEL = 'reqId'

export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      mixin(_line, _level, logger) {
        const requestId = currentRequestId()
        return requestId === undefined || LABEL in logger.bindings() ? {} : { [LABEL]: requestId }
      },
    },
    destination,
  )
