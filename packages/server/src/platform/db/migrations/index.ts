import type { Migration } from 'kysely/migration';
import * as photographers from './001-photographers.ts';
import * as specializations from './002-specializations.ts';
import * as projects from './005-projects.ts';
import * as cabinet from './006-cabinet.ts';
import * as orders from './007-orders.ts';
import * as readers from './008-readers.ts';
import * as jobs from './009-jobs.ts';
import * as directoryCounts from './010-directory-counts.ts';
import * as popularityOrder from './011-popularity-order.ts';
import * as leaving from './012-leaving.ts';
import * as directoryCards from './013-directory-cards.ts';
import * as pictureCopies from './014-picture-copies.ts';
import * as directoryKinds from './015-directory-kinds.ts';
import * as pricedOrder from './016-priced-order.ts';
import * as unreadColumns from './017-unread-columns.ts';
import * as noSpecializations from './018-no-specializations.ts';
import * as directoryVersion from './019-directory-version.ts';
import * as citySpellings from './020-city-spellings.ts';
import * as retouchedPhotos from './021-retouched-photos.ts';
import * as fileNames from './022-file-names.ts';

/** Every migration in order, named explicitly: a new one is a new file and a new line. */
export const migrations: Record<string, Migration> = {
  '001-photographers': photographers,
  '002-specializations': specializations,
  '005-projects': projects,
  '006-cabinet': cabinet,
  '007-orders': orders,
  '008-readers': readers,
  '009-jobs': jobs,
  '010-directory-counts': directoryCounts,
  '011-popularity-order': popularityOrder,
  '012-leaving': leaving,
  '013-directory-cards': directoryCards,
  '014-picture-copies': pictureCopies,
  '015-directory-kinds': directoryKinds,
  '016-priced-order': pricedOrder,
  '017-unread-columns': unreadColumns,
  '018-no-specializations': noSpecializations,
  '019-directory-version': directoryVersion,
  '020-city-spellings': citySpellings,
  '021-retouched-photos': retouchedPhotos,
  '022-file-names': fileNames,
};
