import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';

const INFO = 30;
/** Who tells at every start what never changes. */
const wordy = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication'];

/** Structured logs, one JSON object a line. Bodies are never logged, and the headers that carry secrets are cut out. */
@Module({
  imports: [
    LoggerModule.forRoot({
      // No request middleware: http/log-troubles.ts logs what is worth a line.
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
