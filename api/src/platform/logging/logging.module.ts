import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';

const INFO = 30;
/** Sources of log lines that are the same at every start. */
const wordy = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication'];

/** Structured logs, one JSON object per line. Bodies are never logged, and headers with secrets are removed. */
@Module({
  imports: [
    LoggerModule.forRoot({
      // No request middleware: http/log-failed-requests.ts logs the requests that matter.
      forRoutes: [],
      pinoHttp: {
        level: 'info',
        hooks: {
          logMethod(line, method, level) {
            const [first] = line as [unknown];
            const context =
              typeof first === 'object' && first && 'context' in first ? first.context : undefined;
            if (level > INFO || !wordy.includes(String(context))) method.apply(this, line);
          },
        },
        redact: {
          paths: [
            'req.headers.authorization',
            'req.headers.cookie',
            '*.password',
            '*.confirmPassword',
            '*.newPassword',
            '*.token',
            '*.refreshToken',
            '*.accessToken',
            '*.accesstoken',
          ],
          remove: true,
        },
      },
    }),
  ],
})
export class LoggingModule {}
