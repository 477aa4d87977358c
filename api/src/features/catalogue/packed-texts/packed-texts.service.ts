import type { IndexTexts } from '@jhola/shared/domain/search/index-texts';
import { Injectable } from '@nestjs/common';
import { PackedColumn, PackedIds } from './packed-columns.js';
import { TextStore } from './text-store.js';

/** The texts of all products, for what is in memory of all of them: search and filters have each id and each name once between them. */
@Injectable()
export class PackedTexts {
  private readonly ids = new TextStore();
  private readonly names = new TextStore();
  private readonly things = new TextStore();

  idColumn(): PackedIds {
    return new PackedIds(this.ids);
  }

  nameColumn(): PackedColumn {
    return new PackedColumn(this.names);
  }

  /** JSON that nothing else has, as it is sent. */
  sentColumn(): PackedColumn {
    return new PackedColumn(new TextStore({ isSent: true }));
  }

  /** The texts of another search index. */
  forIndex(): IndexTexts {
    return { ids: this.idColumn(), names: this.nameColumn(), things: new PackedColumn(this.things) };
  }
}
