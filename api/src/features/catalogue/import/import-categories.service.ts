import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { type CategoryRecord, categoryModel, nameKey } from '../models/category.model.js';
import { type SubcategoryRecord, subcategoryModel } from '../models/subcategory.model.js';
import type { CategoryNames } from './column-map.js';
import type { ProductCategories } from './file-fields.js';
import type { ProductCategoryNames } from './own-file.js';
import { PlainPictures } from './plain-pictures.js';

/** The revision of the transaction. */
export type Stamp = () => Promise<number>;

/** The transaction that writes. */
export interface Writing {
  readonly session: ClientSession;
  readonly stamp: Stamp;
}

/** A category or subcategory that was created. */
export interface MadeCategory {
  readonly kind: 'category' | 'subcategory';
  readonly _id: Types.ObjectId;
  readonly name: string;
}

interface Categorized {
  readonly categoryNames: CategoryNames;
}

/** The ids of the categories and subcategories that some products name. */
export interface EnsuredCategories {
  readonly categoryIdsOf: (product: Categorized) => ProductCategories;
  /** By the keys under which names are compared. */
  readonly newCategories: readonly string[];
  readonly newSubcategories: readonly string[];
  /** The same, as they were or would be created. */
  readonly made: readonly MadeCategory[];
}

/** Finds the categories and subcategories that a file names, and creates missing ones. */
@Injectable()
export class ImportCategories {
  constructor(
    @InjectModel(categoryModel.name) private readonly categories: Model<CategoryRecord>,
    @InjectModel(subcategoryModel.name) private readonly subcategories: Model<SubcategoryRecord>,
    private readonly pictures: PlainPictures,
  ) {}

  /**
   * Names are compared as everywhere in the catalogue.
   * @param writing the transaction that writes the products; without it nothing is created, and missing
   *   categories get unused ids
   */
  async ensure(products: readonly Categorized[], writing: Writing | undefined): Promise<EnsuredCategories> {
    const named = [
      ...new Map(products.map(({ categoryNames }) => [keyOf(categoryNames), categoryNames])).values(),
    ];
    const categories = await this.ensureCategories(named, writing);
    const categoryOf = (categoryNames: CategoryNames) =>
      found(categories.ids, nameKey(categoryNames.category));
    const subcategories = await this.ensureSubcategories(named, categoryOf, writing);
    return {
      categoryIdsOf: ({ categoryNames }) => ({
        categoryIds: [categoryOf(categoryNames)],
        subCategoryIds: [found(subcategories.ids, keyOf(categoryNames))],
      }),
      newCategories: categories.made.map(({ key }) => key),
      newSubcategories: subcategories.made.map(({ key }) => key),
      made: [...categories.made, ...subcategories.made],
    };
  }

  /** The names of the products' current categories; no query without products. */
  async standing(
    products: readonly ProductCategories[],
    session: ClientSession | undefined,
  ): Promise<(product: ProductCategories) => ProductCategoryNames> {
    if (products.length === 0) return () => ({ categories: [], subcategories: [] });
    const ids = products.flatMap(({ categoryIds, subCategoryIds }) => [...categoryIds, ...subCategoryIds]);
    const names = await this.namesOf(ids, session);
    const namesOf = (ids: readonly Types.ObjectId[]) =>
      ids.flatMap((id) => names.get(id.toHexString()) ?? []);
    return ({ categoryIds, subCategoryIds }) => ({
      categories: namesOf(categoryIds),
      subcategories: namesOf(subCategoryIds),
    });
  }

  /** The names of those of these categories and subcategories that exist, by their ids; no query without ids. */
  async namesOf(
    ids: readonly Types.ObjectId[],
    session: ClientSession | undefined,
  ): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const among = { _id: trusted({ $in: [...ids] }) };
    const categories = await this.categories
      .find(among, { name: 1 })
      .session(session ?? null)
      .lean<Named[]>();
    const subcategories = await this.subcategories
      .find(among, { name: 1 })
      .session(session ?? null)
      .lean<Named[]>();
    return new Map([...categories, ...subcategories].map(({ _id, name }) => [_id.toHexString(), name]));
  }

  private async ensureCategories(
    named: readonly CategoryNames[],
    writing: Writing | undefined,
  ): Promise<Ensured> {
    const wanted = new Map(named.map(({ category }) => [nameKey(category), category]));
    const known = await this.categories
      .find({ nameLower: trusted({ $in: [...wanted.keys()] }) })
      .session(writing?.session ?? null)
      .lean<CategoryRecord[]>();
    const ids = new Map(known.map(({ nameLower, _id }) => [nameLower, _id]));
    const missing = [...wanted].filter(([key]) => !ids.has(key));
    for (const [nameLower, name] of missing) {
      const _id = new Types.ObjectId();
      ids.set(nameLower, _id);
      if (!writing) continue;
      const image = this.pictures.of([name], name);
      const revision = await writing.stamp();
      await this.categories.create([{ _id, name, nameLower, image, revision }], { session: writing.session });
    }
    const made = missing.map(([key, name]) => ({
      kind: 'category' as const,
      _id: found(ids, key),
      name,
      key,
    }));
    return { ids, made };
  }

  private async ensureSubcategories(
    named: readonly CategoryNames[],
    categoryOf: (categoryNames: CategoryNames) => Types.ObjectId,
    writing: Writing | undefined,
  ): Promise<Ensured> {
    const names = named.map(({ subcategory }) => nameKey(subcategory));
    const known = await this.subcategories
      .find({ nameLower: trusted({ $in: names }) })
      .session(writing?.session ?? null)
      .lean<SubcategoryRecord[]>();
    const ids = new Map<string, Types.ObjectId>();
    const made: Ensured['made'][number][] = [];
    for (const categoryNames of named) {
      const category = categoryOf(categoryNames);
      const nameLower = nameKey(categoryNames.subcategory);
      const same = known.find(
        (one) => one.nameLower === nameLower && one.categoryIds.some((id) => id.equals(category)),
      );
      const _id = same?._id ?? new Types.ObjectId();
      ids.set(keyOf(categoryNames), _id);
      if (same) continue;
      made.push({ kind: 'subcategory', _id, name: categoryNames.subcategory, key: keyOf(categoryNames) });
      if (!writing) continue;
      const image = this.pictures.of(
        [categoryNames.subcategory, categoryNames.category],
        keyOf(categoryNames),
      );
      const record = {
        _id,
        name: categoryNames.subcategory,
        nameLower,
        image,
        categoryIds: [category],
        revision: await writing.stamp(),
      };
      await this.subcategories.create([record], { session: writing.session });
    }
    return { ids, made };
  }
}

type Named = Pick<CategoryRecord, '_id' | 'name'>;

interface Ensured {
  readonly ids: Map<string, Types.ObjectId>;
  readonly made: readonly (MadeCategory & { readonly key: string })[];
}

const keyOf = ({ category, subcategory }: CategoryNames): string =>
  `${nameKey(category)}\0${nameKey(subcategory)}`;

function found(ids: ReadonlyMap<string, Types.ObjectId>, key: string): Types.ObjectId {
  const id = ids.get(key);
  if (!id) throw new Error(`The category ${JSON.stringify(key)} was not made.`);
  return id;
}
