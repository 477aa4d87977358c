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

interface Categorized {
  readonly categoryNames: CategoryNames;
}

/** The ids of the categories and subcategories that some products name. */
export interface EnsuredCategories {
  readonly categoryIdsOf: (product: Categorized) => ProductCategories;
  /** By the keys under which names are compared. */
  readonly newCategories: readonly string[];
  readonly newSubcategories: readonly string[];
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
      newCategories: categories.made,
      newSubcategories: subcategories.made,
    };
  }

  /** The names of the products' current categories; no query without products. */
  async standing(
    products: readonly ProductCategories[],
    session: ClientSession | undefined,
  ): Promise<(product: ProductCategories) => ProductCategoryNames> {
    if (products.length === 0) return () => ({ categories: [], subcategories: [] });
    const among = (ids: readonly Types.ObjectId[]) => ({ _id: trusted({ $in: ids }) });
    const categories = await this.categories
      .find(among(products.flatMap(({ categoryIds }) => categoryIds)), { name: 1 })
      .session(session ?? null)
      .lean<Named[]>();
    const subcategories = await this.subcategories
      .find(among(products.flatMap(({ subCategoryIds }) => subCategoryIds)), { name: 1 })
      .session(session ?? null)
      .lean<Named[]>();
    const names = new Map(
      [...categories, ...subcategories].map(({ _id, name }) => [_id.toHexString(), name]),
    );
    const namesOf = (ids: readonly Types.ObjectId[]) =>
      ids.flatMap((id) => names.get(id.toHexString()) ?? []);
    return ({ categoryIds, subCategoryIds }) => ({
      categories: namesOf(categoryIds),
      subcategories: namesOf(subCategoryIds),
    });
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
    return { ids, made: missing.map(([key]) => key) };
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
    const made: string[] = [];
    for (const categoryNames of named) {
      const category = categoryOf(categoryNames);
      const nameLower = nameKey(categoryNames.subcategory);
      const same = known.find(
        (one) => one.nameLower === nameLower && one.categoryIds.some((id) => id.equals(category)),
      );
      const _id = same?._id ?? new Types.ObjectId();
      ids.set(keyOf(categoryNames), _id);
      if (same) continue;
      made.push(keyOf(categoryNames));
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
  readonly made: readonly string[];
}

const keyOf = ({ category, subcategory }: CategoryNames): string =>
  `${nameKey(category)}\0${nameKey(subcategory)}`;

function found(ids: ReadonlyMap<string, Types.ObjectId>, key: string): Types.ObjectId {
  const id = ids.get(key);
  if (!id) throw new Error(`The category ${JSON.stringify(key)} was not made.`);
  return id;
}
