import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';

/** Structured logs, one JSON object a line. Bodies are never logged, and the headers that carry secrets are cut out. */
@Module({
  imports: [
    LoggerModule.forRoot({
      // No request middleware: http/log-troubles.ts logs what is worth a line.
      forRoutes: [],
      pinoHttp: {
        level: 'info',
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
