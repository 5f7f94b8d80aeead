import { reportBadge } from '../../conform/badge.ts';
import type { Report } from '../../conform/report.ts';
import { drawShield } from '../../draw/shield.ts';
import type { NewFile } from '../output/files.ts';

/** The badge of a run: a picture if the name asks for one, else what shields.io makes one of. */
export function badgeFile(name: string, report: Report): NewFile {
  const badge = reportBadge(report);
  const content = /\.svg$/i.test(name) ? drawShield(badge) : `${JSON.stringify(badge)}\n`;
  return { name, content };
}
